<?xml version="1.0" encoding="UTF-8"?>
<!--
  Named templates that print the tags of shop-elements from the XML of a page. XSLT 1.0, no extensions.

  Usage: import this file, or copy its templates into your stylesheet. Then call them:

    <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
        xmlns:shop="urn:shop-elements" exclude-result-prefixes="shop">
      <xsl:import href="shop-elements.xsl"/>
      …
      <xsl:call-template name="shop:breadcrumbs"/>
      <xsl:call-template name="shop:omnibus-price"/>
      <xsl:call-template name="shop:price">
        <xsl:with-param name="product" select="/shop/page/products/product[1]"/>
        <xsl:with-param name="size-from" select="''"/>
      </xsl:call-template>

  Every parameter has a default: the element of the page that the platform's own templates read. If your shop's XML
  differs, pass the matching nodes. A template outputs nothing if the page has no data for its tag. `class` applies to the
  content without JavaScript: the list of breadcrumbs and menu, the link of basket, lists and instalments.

    template                  tag                        reads
    shop:breadcrumbs          shop-breadcrumbs           /shop/bc/item
    shop:menu                 shop-menu                  /shop/navigation/item
    shop:search               shop-search                the parameters
    shop:minicart             shop-minicart              /shop/basket
    shop:free-shipping        shop-free-shipping         /shop/basket
    shop:rebate-code          shop-rebate-code           /shop/rebatecode
    shop:zone                 shop-product-zone          the parameters; products are those of the page
    shop:filters              shop-filters               /shop/page/filtering/filter, /shop/navigation/search_link
    shop:stock-alert          shop-stock-alert           the product
    shop:list-link            shop-list-link             /shop/shopping_lists/list
    shop:list-button          shop-list-button           /shop/shopping_lists/list, the product
    shop:price                shop-price                 the product
    shop:omnibus-price        shop-omnibus-price         the product
    shop:date                 shop-date                  the product, or the parameter value
    shop:product-data         the data of shop-product   the product, its sizes and unit
    shop:sizes                the sizes of shop-choice   sizes/size of the product
    shop:versions             shop-choice                versions, or multiversions of the product
    shop:quantity             shop-quantity              the unit of the product
    shop:subscription-price   shop-subscription-price    subscriptions/subscription of the product
    shop:instalments          shop-instalments           payment/instalment of the product
    shop:gallery              shop-gallery               enclosures/images/enclosure of the product
    shop:image                shop-image                 icon, icon_small of the product
    shop:banner               shop-banner                the parameters
    shop:config               shop-config                the parameters: your own messages

  For your own data:

    shop:json-string          a text as JSON, with its quotes, for a <script>
    shop:json-product         the prices of a product as JSON, such as for product_data
    shop:plain                a name as text with decoded entities, for an element or an attribute

  Names may contain " \ & < ' and any other character. Their entities are decoded (`Ro&amp;amp;de` shows as `Ro&amp;de`);
  their markup is text.

  No tag is output self-closed, with any output method: each has a child. Do the same in your own templates:
  `<shop-toasts><xsl:text> </xsl:text></shop-toasts>`. Use the method html for pages.
-->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:shop="urn:shop-elements" exclude-result-prefixes="shop">

  <xsl:variable name="shop:product" select="/shop/page/projector/product"/>
  <xsl:variable name="shop:language" select="/shop/language/option[@selected = 'true']/@name"/>
  <!-- Texts that only show without JavaScript are Polish or English. -->
  <xsl:variable name="shop:is-polish" select="not($shop:language) or $shop:language = 'pl' or $shop:language = 'pol'"/>
  <xsl:variable name="shop:is-net" select="/shop/page/@price_type = 'net'"/>
  <!-- A cached page contains the data of another visitor. -->
  <xsl:variable name="shop:is-cached" select="/shop/page/@cache_html = 'true'"/>

  <!-- ==================== JSON and texts ==================== -->

  <!-- `<`, `>` and `&` would end the script or be output as entities; the separators end lines in scripts. Some engines
       also output the control characters from 7f to 9f as entities. -->
  <xsl:variable name="shop:json-specials" select="concat('&quot;\&lt;&gt;&amp;&#9;&#10;&#13;&#x2028;&#x2029;',
    '&#x7f;&#x80;&#x81;&#x82;&#x83;&#x84;&#x85;&#x86;&#x87;&#x88;&#x89;&#x8a;&#x8b;&#x8c;&#x8d;&#x8e;&#x8f;&#x90;&#x91;&#x92;&#x93;&#x94;&#x95;&#x96;&#x97;&#x98;&#x99;&#x9a;&#x9b;&#x9c;&#x9d;&#x9e;&#x9f;')"/>
  <xsl:variable name="shop:json-codes" select="concat('u0022u005cu003cu003eu0026u0009u000au000du2028u2029',
    'u007fu0080u0081u0082u0083u0084u0085u0086u0087u0088u0089u008au008bu008cu008du008eu008fu0090u0091u0092u0093u0094u0095u0096u0097u0098u0099u009au009bu009cu009du009eu009f')"/>

  <!-- A text as a JSON string, with its quotes. -->
  <xsl:template name="shop:json-string">
    <xsl:param name="text" select="."/>
    <xsl:text>"</xsl:text>
    <xsl:call-template name="shop:json-characters">
      <xsl:with-param name="text" select="string($text)"/>
    </xsl:call-template>
    <xsl:text>"</xsl:text>
  </xsl:template>

  <!-- Splits the text in halves until no half contains a special character, so that long texts do not nest deeply. -->
  <xsl:template name="shop:json-characters">
    <xsl:param name="text"/>
    <xsl:variable name="length" select="string-length($text)"/>
    <xsl:choose>
      <xsl:when test="translate($text, $shop:json-specials, '') = $text">
        <xsl:value-of select="$text"/>
      </xsl:when>
      <xsl:when test="$length = 1">
        <xsl:variable name="place" select="string-length(substring-before($shop:json-specials, $text))"/>
        <xsl:value-of select="concat('\', substring($shop:json-codes, 5 * $place + 1, 5))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="half" select="floor($length div 2)"/>
        <xsl:call-template name="shop:json-characters">
          <xsl:with-param name="text" select="substring($text, 1, $half)"/>
        </xsl:call-template>
        <xsl:call-template name="shop:json-characters">
          <xsl:with-param name="text" select="substring($text, $half + 1)"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- A member of a JSON object: `"name":"text"`. -->
  <xsl:template name="shop:json-member">
    <xsl:param name="name"/>
    <xsl:param name="text"/>
    <xsl:value-of select="concat('&quot;', $name, '&quot;:')"/>
    <xsl:call-template name="shop:json-string">
      <xsl:with-param name="text" select="$text"/>
    </xsl:call-template>
  </xsl:template>

  <!-- Further members of a JSON object: attributes with their names, each after a comma. -->
  <xsl:template name="shop:json-attributes">
    <xsl:param name="attributes"/>
    <xsl:for-each select="$attributes">
      <xsl:text>,</xsl:text>
      <xsl:call-template name="shop:json-member">
        <xsl:with-param name="name" select="name()"/><xsl:with-param name="text" select="."/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <!-- The characters of the entities in names, each after its name. -->
  <xsl:variable name="shop:entities"> amp=&amp; lt=&lt; gt=&gt; quot=" apos=' #39=' #039=' nbsp=&#160; #160=&#160; oacute=ó Oacute=Ó ndash=– bdquo=„ rdquo=” </xsl:variable>

  <!-- A name as text. The platform's names are markup: `&amp;amp;` in one is an ampersand. -->
  <xsl:template name="shop:plain">
    <xsl:param name="text" select="."/>
    <xsl:variable name="rest" select="substring-after($text, '&amp;')"/>
    <xsl:variable name="entity" select="substring-before($rest, ';')"/>
    <xsl:variable name="character" select="substring(substring-after($shop:entities, concat(' ', $entity, '=')), 1, 1)"/>
    <xsl:choose>
      <xsl:when test="not(contains($text, '&amp;'))">
        <xsl:value-of select="$text"/>
      </xsl:when>
      <xsl:when test="string-length($text) &gt; 64">
        <!-- splits in halves, as above; an entity that begins before the middle ends within eight characters, and is
             not split -->
        <xsl:variable name="middle" select="floor(string-length($text) div 2)"/>
        <xsl:variable name="near" select="substring($text, $middle + 1, 8)"/>
        <xsl:variable name="cut" select="$middle + contains($near, ';') * (string-length(substring-before($near, ';')) + 1)"/>
        <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="substring($text, 1, $cut)"/></xsl:call-template>
        <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="substring($text, $cut + 1)"/></xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:value-of select="substring-before($text, '&amp;')"/>
        <xsl:variable name="is-entity" select="$character != '' and not(contains($entity, ' '))"/>
        <xsl:choose>
          <xsl:when test="$is-entity"><xsl:value-of select="$character"/></xsl:when>
          <xsl:otherwise><xsl:text>&amp;</xsl:text></xsl:otherwise>
        </xsl:choose>
        <xsl:call-template name="shop:plain">
          <xsl:with-param name="text" select="substring($rest, 1 + $is-entity * (string-length($entity) + 1))"/>
        </xsl:call-template>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- A link; only the name if there is no URL, and a space if there is no name. -->
  <xsl:template name="shop:link">
    <xsl:param name="href"/>
    <xsl:param name="name"/>
    <xsl:param name="class"/>
    <xsl:variable name="words">
      <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="$name"/></xsl:call-template>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="string($name) = ''"><xsl:text> </xsl:text></xsl:when>
      <xsl:when test="$href != '' and translate($href, '#', '') != ''">
        <a href="{$href}">
          <xsl:call-template name="shop:class"><xsl:with-param name="class" select="$class"/></xsl:call-template>
          <xsl:value-of select="$words"/>
        </a>
      </xsl:when>
      <xsl:otherwise><span><xsl:value-of select="$words"/></span></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="shop:class">
    <xsl:param name="class"/>
    <xsl:if test="$class != ''"><xsl:attribute name="class"><xsl:value-of select="$class"/></xsl:attribute></xsl:if>
  </xsl:template>

  <!-- ==================== Navigation ==================== -->

  <!-- The last item is the page itself; on a product page, whose items end with its category, the name of the product
       follows. -->
  <xsl:template name="shop:breadcrumbs">
    <xsl:param name="items" select="/shop/bc/item"/>
    <xsl:param name="page" select="$shop:product/name"/>
    <xsl:param name="class"/>
    <xsl:variable name="named" select="$items[@title != '']"/>
    <xsl:variable name="is-last" select="string($page) = '' or $named[last()]/@title = $page"/>
    <xsl:if test="$named">
      <shop-breadcrumbs>
        <ol>
          <xsl:call-template name="shop:class"><xsl:with-param name="class" select="$class"/></xsl:call-template>
          <xsl:for-each select="$named">
            <xsl:call-template name="shop:crumb">
              <xsl:with-param name="name" select="@title"/>
              <xsl:with-param name="href" select="@link"/>
              <xsl:with-param name="is-current" select="$is-last and position() = last()"/>
            </xsl:call-template>
          </xsl:for-each>
          <xsl:if test="not($is-last)">
            <xsl:call-template name="shop:crumb">
              <xsl:with-param name="name" select="$page"/>
              <xsl:with-param name="is-current" select="true()"/>
            </xsl:call-template>
          </xsl:if>
        </ol>
      </shop-breadcrumbs>
    </xsl:if>
  </xsl:template>

  <xsl:template name="shop:crumb">
    <xsl:param name="name"/>
    <xsl:param name="href"/>
    <xsl:param name="is-current"/>
    <li>
      <xsl:if test="$is-current"><xsl:attribute name="aria-current">page</xsl:attribute></xsl:if>
      <xsl:call-template name="shop:link">
        <xsl:with-param name="href"><xsl:if test="not($is-current)"><xsl:value-of select="$href"/></xsl:if></xsl:with-param>
        <xsl:with-param name="name" select="$name"/>
      </xsl:call-template>
    </li>
  </xsl:template>

  <!-- `drawer` is the id of the shop-drawer that contains the menu on narrow screens. -->
  <xsl:template name="shop:menu">
    <xsl:param name="items" select="/shop/navigation/item"/>
    <xsl:param name="class"/>
    <xsl:param name="drawer"/>
    <xsl:if test="$items[@name != '']">
      <shop-menu>
        <xsl:if test="$drawer != ''"><xsl:attribute name="drawer"><xsl:value-of select="$drawer"/></xsl:attribute></xsl:if>
        <xsl:call-template name="shop:menu-list">
          <xsl:with-param name="items" select="$items"/>
          <xsl:with-param name="class" select="$class"/>
        </xsl:call-template>
      </shop-menu>
    </xsl:if>
  </xsl:template>

  <xsl:template name="shop:menu-list">
    <xsl:param name="items"/>
    <xsl:param name="class"/>
    <ul>
      <xsl:call-template name="shop:class"><xsl:with-param name="class" select="$class"/></xsl:call-template>
      <xsl:for-each select="$items[@name != '']">
        <li>
          <xsl:call-template name="shop:menu-link"/>
          <xsl:if test="item[@name != '']">
            <xsl:call-template name="shop:menu-list"><xsl:with-param name="items" select="item"/></xsl:call-template>
          </xsl:if>
        </li>
      </xsl:for-each>
    </ul>
  </xsl:template>

  <xsl:template name="shop:menu-link">
    <xsl:variable name="name">
      <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="@name"/></xsl:call-template>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="@link != '' and translate(@link, '#', '') != ''">
        <a href="{@link}">
          <xsl:if test="@target != ''"><xsl:attribute name="target"><xsl:value-of select="@target"/></xsl:attribute></xsl:if>
          <xsl:if test="@ni = /shop/navigation/current/@ni"><xsl:attribute name="aria-current">true</xsl:attribute></xsl:if>
          <xsl:call-template name="shop:menu-picture"/>
          <xsl:value-of select="$name"/>
        </a>
      </xsl:when>
      <xsl:otherwise>
        <span>
          <xsl:call-template name="shop:menu-picture"/>
          <xsl:value-of select="$name"/>
        </span>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The picture of an item, beside its name. The size is that of `gfx`; pictures for each view have other sizes. -->
  <xsl:template name="shop:menu-picture">
    <xsl:variable name="source" select="(@gfx[../@gfx_inactive_type = 'img'] | @gfx_inactive_mobile[../@gfx_inactive_type = 'img_rwd'])[1]"/>
    <xsl:variable name="of-gfx" select="self::*[@gfx_inactive_type = 'img']"/>
    <xsl:if test="$source != ''">
      <img src="{$source}" alt="" loading="lazy">
        <xsl:if test="$of-gfx/@gfx_width != ''"><xsl:attribute name="width"><xsl:value-of select="@gfx_width"/></xsl:attribute></xsl:if>
        <xsl:if test="$of-gfx/@gfx_height != ''"><xsl:attribute name="height"><xsl:value-of select="@gfx_height"/></xsl:attribute></xsl:if>
      </img>
    </xsl:if>
  </xsl:template>

  <!-- `text` is the query. In a theme, put the output into the theme's block, which no tag wraps: <div id="menu_search"
       class="menu_search"> … </div>. The theme's script finds the input by `class`. -->
  <xsl:template name="shop:search">
    <xsl:param name="action" select="'/search.php'"/>
    <xsl:param name="text"/>
    <xsl:param name="class" select="'menu_search__input'"/>
    <xsl:variable name="label"><xsl:call-template name="shop:words">
      <xsl:with-param name="pl" select="'Szukaj'"/><xsl:with-param name="en" select="'Search'"/>
    </xsl:call-template></xsl:variable>
    <shop-search action="{$action}">
      <form action="{$action}" method="get">
        <input type="search" name="text" value="{$text}" aria-label="{$label}">
          <xsl:call-template name="shop:class"><xsl:with-param name="class" select="$class"/></xsl:call-template>
        </input>
        <button type="submit"><xsl:value-of select="$label"/></button>
      </form>
    </shop-search>
  </xsl:template>

  <!-- ==================== Basket and lists ==================== -->

  <!-- The count and the total in the page's XML, for pages without JavaScript; the tag shows this count until it has
       loaded the basket. The lines of the XML lack names and prices. A cached page has no count. -->
  <xsl:template name="shop:minicart">
    <xsl:param name="basket" select="/shop/basket"/>
    <xsl:param name="class"/>
    <xsl:param name="label"><xsl:call-template name="shop:words">
      <xsl:with-param name="pl" select="'Koszyk'"/><xsl:with-param name="en" select="'Basket'"/>
    </xsl:call-template></xsl:param>
    <xsl:variable name="href"><xsl:choose>
      <xsl:when test="$basket/@link != ''"><xsl:value-of select="$basket/@link"/></xsl:when>
      <xsl:otherwise>/basketedit.php</xsl:otherwise>
    </xsl:choose></xsl:variable>
    <shop-minicart href="{$href}">
      <a href="{$href}">
        <xsl:call-template name="shop:class"><xsl:with-param name="class" select="$class"/></xsl:call-template>
        <xsl:value-of select="$label"/>
        <xsl:if test="$basket/@count != '' and not($shop:is-cached)">
          <xsl:text> </xsl:text><span><xsl:value-of select="$basket/@count"/></span>
          <xsl:text> </xsl:text><span><xsl:value-of select="$basket/@cost_net_formatted[$shop:is-net] | $basket/@cost_formatted[not($shop:is-net)]"/></span>
        </xsl:if>
      </a>
    </shop-minicart>
  </xsl:template>

  <!-- A cached page does not contain the missing amount. -->
  <xsl:template name="shop:free-shipping">
    <xsl:param name="basket" select="/shop/basket"/>
    <shop-free-shipping>
      <xsl:if test="$basket/@shippinglimitfree != ''">
        <xsl:attribute name="limit"><xsl:value-of select="$basket/@shippinglimitfree"/></xsl:attribute>
      </xsl:if>
      <xsl:if test="$basket/@toshippingfree != '' and not($shop:is-cached)">
        <xsl:attribute name="missing"><xsl:value-of select="$basket/@toshippingfree"/></xsl:attribute>
      </xsl:if>
      <xsl:text> </xsl:text>
    </shop-free-shipping>
  </xsl:template>

  <!-- For the page of the basket. A cached page does not contain the active code. -->
  <xsl:template name="shop:rebate-code">
    <xsl:param name="code" select="/shop/rebatecode/@code"/>
    <shop-rebate-code>
      <xsl:if test="$code != '' and not($shop:is-cached)">
        <xsl:attribute name="code"><xsl:value-of select="$code"/></xsl:attribute>
      </xsl:if>
      <form action="/settings.php?from=basket" method="post">
        <input type="hidden" name="global_rebates_codes" value="add"/>
        <label>
          <xsl:call-template name="shop:words">
            <xsl:with-param name="pl" select="'Kod rabatowy'"/><xsl:with-param name="en" select="'Discount code'"/>
          </xsl:call-template>
          <xsl:text> </xsl:text>
          <input name="rebates_codes" maxlength="64" autocomplete="off"/>
        </label>
        <button type="submit"><xsl:call-template name="shop:words">
          <xsl:with-param name="pl" select="'Zastosuj'"/><xsl:with-param name="en" select="'Apply'"/>
        </xsl:call-template></button>
      </form>
    </shop-rebate-code>
  </xsl:template>

  <!-- A zone of products, such as page="main" zone="zone1", which the tag requests from the platform. -->
  <xsl:template name="shop:zone">
    <xsl:param name="page"/>
    <xsl:param name="zone" select="'zone1'"/>
    <xsl:param name="label"/>
    <xsl:param name="product" select="/shop/page/projector/product"/>
    <shop-product-zone page="{$page}" zone="{$zone}">
      <xsl:if test="$label != ''"><xsl:attribute name="label"><xsl:value-of select="$label"/></xsl:attribute></xsl:if>
      <xsl:if test="$product/@id != ''"><xsl:attribute name="products"><xsl:value-of select="$product/@id"/></xsl:attribute></xsl:if>
      <xsl:text> </xsl:text>
    </shop-product-zone>
  </xsl:template>

  <!-- The filters of a list: unlike those of the platform's own form, its checkboxes have names, so that they also work
       without JavaScript. A filter has items with a value, a name and a quantity, also in groups. -->
  <xsl:template name="shop:filters">
    <xsl:param name="filters" select="/shop/page/filtering/filter"/>
    <xsl:param name="action" select="/shop/navigation/search_link/@value"/>
    <xsl:param name="class"/>
    <xsl:if test="$filters">
      <shop-filters>
        <form action="{$action}">
          <xsl:call-template name="shop:class"><xsl:with-param name="class" select="$class"/></xsl:call-template>
          <xsl:for-each select="$filters">
            <fieldset>
              <legend>
                <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="@name"/></xsl:call-template>
              </legend>
              <xsl:choose>
                <xsl:when test="@id = 'filter_price' or @id = 'filter_pricenet'"><xsl:call-template name="shop:price-filter"/></xsl:when>
                <xsl:when test="@type = 'text'"><input name="{@id}" value="{@value}" aria-label="{@name}"/></xsl:when>
                <xsl:otherwise>
                  <xsl:for-each select="item | group/item"><xsl:call-template name="shop:filter-item"/></xsl:for-each>
                </xsl:otherwise>
              </xsl:choose>
            </fieldset>
          </xsl:for-each>
          <button type="submit"><xsl:call-template name="shop:words">
            <xsl:with-param name="pl" select="'Filtruj'"/><xsl:with-param name="en" select="'Filter'"/>
          </xsl:call-template></button>
        </form>
      </shop-filters>
    </xsl:if>
  </xsl:template>

  <!-- An item without a quantity has an unknown number of products. -->
  <xsl:template name="shop:filter-item">
    <label>
      <input type="checkbox" name="{ancestor::filter/@id}" value="{@value}">
        <xsl:choose>
          <xsl:when test="@selected != '' and @selected != 'false'"><xsl:attribute name="checked">checked</xsl:attribute></xsl:when>
          <xsl:when test="@quantity = 0"><xsl:attribute name="disabled">disabled</xsl:attribute></xsl:when>
        </xsl:choose>
      </input>
      <xsl:text> </xsl:text>
      <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="@name"/></xsl:call-template>
      <xsl:text> </xsl:text>
      <span data-filter-count=""><xsl:value-of select="@quantity"/><xsl:if test="not(@quantity)"><xsl:text> </xsl:text></xsl:if></span>
    </label>
    <xsl:text> </xsl:text>
  </xsl:template>

  <!-- Two inputs of one name; the selected item has both amounts, such as 100-200. -->
  <xsl:template name="shop:price-filter">
    <xsl:variable name="chosen" select=".//item[@selected != '' and @selected != 'false']/@value"/>
    <shop-range>
      <label>
        <xsl:call-template name="shop:words">
          <xsl:with-param name="pl" select="'Od'"/><xsl:with-param name="en" select="'From'"/>
        </xsl:call-template>
        <xsl:text> </xsl:text>
        <input type="number" name="{@id}" min="0" step="any" value="{substring-before($chosen, '-')}"/>
      </label>
      <xsl:text> </xsl:text>
      <label>
        <xsl:call-template name="shop:words">
          <xsl:with-param name="pl" select="'Do'"/><xsl:with-param name="en" select="'To'"/>
        </xsl:call-template>
        <xsl:text> </xsl:text>
        <input type="number" name="{@id}" min="0" step="any" value="{substring-after($chosen, '-')}"/>
      </label>
    </shop-range>
  </xsl:template>

  <!-- The form with which a shopper asks for an e-mail when a product is back. Its size is the only one of the product;
       the tag sends the chosen one. -->
  <xsl:template name="shop:stock-alert">
    <xsl:param name="product" select="/shop/page/projector/product"/>
    <xsl:param name="class"/>
    <xsl:if test="$product/@id != ''">
      <shop-stock-alert>
        <form action="/basketchange.php" method="post">
          <xsl:call-template name="shop:class"><xsl:with-param name="class" select="$class"/></xsl:call-template>
          <input type="hidden" name="mode" value="2"/>
          <input type="hidden" name="avability_track" value="only_one"/>
          <input type="hidden" name="product" value="{$product/@id}"/>
          <input type="hidden" name="size">
            <xsl:if test="count($product/sizes/size) &lt; 2"><xsl:attribute name="value">uniw</xsl:attribute></xsl:if>
          </input>
          <label>
            <xsl:call-template name="shop:words">
              <xsl:with-param name="pl" select="'E-mail'"/><xsl:with-param name="en" select="'Email'"/>
            </xsl:call-template>
            <xsl:text> </xsl:text>
            <input type="email" name="email" required="required" autocomplete="email"/>
          </label>
          <button type="submit"><xsl:call-template name="shop:words">
            <xsl:with-param name="pl" select="'Powiadom mnie'"/><xsl:with-param name="en" select="'Notify me'"/>
          </xsl:call-template></button>
        </form>
      </shop-stock-alert>
    </xsl:if>
  </xsl:template>

  <!-- A cached page does not contain the number of the shopper's lists. -->
  <xsl:template name="shop:list-link">
    <xsl:param name="lists" select="/shop/shopping_lists/list"/>
    <xsl:param name="class"/>
    <xsl:param name="label"><xsl:call-template name="shop:words">
      <xsl:with-param name="pl" select="'Listy zakupowe'"/><xsl:with-param name="en" select="'Shopping lists'"/>
    </xsl:call-template></xsl:param>
    <xsl:variable name="href"><xsl:choose>
      <xsl:when test="/shop/action/shoppinglist/@url != ''"><xsl:value-of select="/shop/action/shoppinglist/@url"/></xsl:when>
      <xsl:otherwise>/shoppinglist.php</xsl:otherwise>
    </xsl:choose></xsl:variable>
    <shop-list-link>
      <xsl:if test="not($shop:is-cached)">
        <xsl:attribute name="count"><xsl:value-of select="count($lists)"/></xsl:attribute>
      </xsl:if>
      <xsl:call-template name="shop:link">
        <xsl:with-param name="href" select="$href"/>
        <xsl:with-param name="name" select="$label"/>
        <xsl:with-param name="class" select="$class"/>
      </xsl:call-template>
    </shop-list-link>
  </xsl:template>

  <!-- `label` is beside the heart; without it, there is a label for screen readers only. `size-from` selects the input
       with the size, by default that of the page's product. -->
  <xsl:template name="shop:list-button">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="lists" select="/shop/shopping_lists/list[not($shop:is-cached)]"/>
    <xsl:param name="label"/>
    <xsl:param name="size-from">
      <xsl:if test="generate-id($product) = generate-id($shop:product)">#projector_size_hidden</xsl:if>
    </xsl:param>
    <xsl:if test="$product/@id">
      <shop-list-button product-id="{$product/@id}">
        <xsl:choose>
          <xsl:when test="count($product/sizes/size) = 1">
            <xsl:attribute name="size"><xsl:value-of select="$product/sizes/size/@type"/></xsl:attribute>
          </xsl:when>
          <xsl:when test="$size-from != ''">
            <xsl:attribute name="size-from"><xsl:value-of select="$size-from"/></xsl:attribute>
          </xsl:when>
        </xsl:choose>
        <script type="application/json">
          <xsl:text>[</xsl:text>
          <xsl:for-each select="$lists">
            <xsl:if test="position() &gt; 1">,</xsl:if>
            <xsl:call-template name="shop:json-list"/>
          </xsl:for-each>
          <xsl:text>]</xsl:text>
        </script>
        <xsl:if test="$label != ''"><span slot="label"><xsl:value-of select="$label"/></span></xsl:if>
      </shop-list-button>
    </xsl:if>
  </xsl:template>

  <xsl:template name="shop:json-list">
    <xsl:text>{</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'id'"/><xsl:with-param name="text" select="@id"/>
    </xsl:call-template>
    <xsl:call-template name="shop:json-attributes">
      <xsl:with-param name="attributes" select="@name | @count | @link"/>
    </xsl:call-template>
    <xsl:text>}</xsl:text>
  </xsl:template>

  <!-- ==================== Prices ==================== -->

  <!-- The price of the chosen size. `size-from` selects the input with the size; '' if the page has none. `id` is that
       of the element inside: the theme's script writes into `projector_price_value`, and must not overwrite the tag's
       data. -->
  <xsl:template name="shop:price">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="size-from" select="'#projector_size_hidden'"/>
    <xsl:param name="id"/>
    <xsl:choose>
      <xsl:when test="$product/price/@value = 0">
        <xsl:call-template name="shop:words">
          <xsl:with-param name="pl" select="'Cena na telefon'"/><xsl:with-param name="en" select="'Price on request'"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:when test="$product/price/@value">
        <shop-price>
          <xsl:call-template name="shop:product-prices">
            <xsl:with-param name="product" select="$product"/>
            <xsl:with-param name="size-from" select="$size-from"/>
          </xsl:call-template>
          <strong>
            <xsl:if test="$id != ''"><xsl:attribute name="id"><xsl:value-of select="$id"/></xsl:attribute></xsl:if>
            <xsl:call-template name="shop:first-price"><xsl:with-param name="product" select="$product"/></xsl:call-template>
          </strong>
        </shop-price>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- The price until a size is chosen: the lowest one if prices differ by size. It is for the quantity sold at once. -->
  <xsl:template name="shop:first-price">
    <xsl:param name="product"/>
    <xsl:variable name="prices" select="$product/sizes/prices"/>
    <xsl:variable name="differ" select="$prices/@minprice_formatted != $prices/@maxprice_formatted"/>
    <xsl:choose>
      <xsl:when test="$differ and $prices/@minprice_unit_formatted">
        <xsl:call-template name="shop:words">
          <xsl:with-param name="pl" select="'od '"/><xsl:with-param name="en" select="'from '"/>
        </xsl:call-template>
        <xsl:value-of select="$prices/@minprice_unit_net_formatted[$shop:is-net] | $prices/@minprice_unit_formatted[not($shop:is-net)]"/>
      </xsl:when>
      <xsl:when test="$differ">
        <xsl:call-template name="shop:words">
          <xsl:with-param name="pl" select="'od '"/><xsl:with-param name="en" select="'from '"/>
        </xsl:call-template>
        <xsl:value-of select="$prices/@minprice_net_formatted[$shop:is-net] | $prices/@minprice_formatted[not($shop:is-net)]"/>
      </xsl:when>
      <xsl:when test="$product/price/@price_unit_formatted">
        <xsl:value-of select="$product/price/@price_unit_net_formatted[$shop:is-net] | $product/price/@price_unit_formatted[not($shop:is-net)]"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:value-of select="$product/price/@price_net_formatted[$shop:is-net] | $product/price/@price_formatted[not($shop:is-net)]"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The lowest price of the 30 days before a discount, for the same quantity as the price; if the page only has it
       for one unit, the tag says so. `/shop/@omnibus` disables it, `/shop/rebatecode` specifies whether codes can be
       activated. -->
  <xsl:template name="shop:omnibus-price">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="size-from" select="'#projector_size_hidden'"/>
    <xsl:variable name="prices" select="$product/sizes/prices"/>
    <xsl:variable name="price" select="$product/price"/>
    <xsl:variable name="at-once" select="$price/@omnibus_price_unit_net_formatted[$shop:is-net] | $price/@omnibus_price_unit_formatted[not($shop:is-net)]"/>
    <xsl:variable name="of-one" select="$price[not(@price_unit_formatted)]/@omnibus_price_net_formatted[$shop:is-net] | $price[not(@price_unit_formatted)]/@omnibus_price_formatted[not($shop:is-net)]"/>
    <xsl:variable name="lowest"><xsl:call-template name="shop:either">
      <xsl:with-param name="first" select="$at-once"/><xsl:with-param name="second" select="$of-one"/>
    </xsl:call-template></xsl:variable>
    <xsl:variable name="is-off" select="/shop/@omnibus != '' and /shop/@omnibus != '1'"/>
    <xsl:if test="not($is-off) and $product//price/@omnibus_price_formatted">
      <shop-omnibus-price>
        <xsl:if test="/shop/rebatecode/@activate_omnibus != ''">
          <xsl:attribute name="code-activation"><xsl:value-of select="/shop/rebatecode/@activate_omnibus = '1'"/></xsl:attribute>
        </xsl:if>
        <xsl:call-template name="shop:product-prices">
          <xsl:with-param name="product" select="$product"/>
          <xsl:with-param name="size-from" select="$size-from"/>
        </xsl:call-template>
        <xsl:if test="$lowest != '' and not($prices/@minprice_formatted != $prices/@maxprice_formatted)">
          <xsl:call-template name="shop:words">
            <xsl:with-param name="pl" select="'Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki: '"/>
            <xsl:with-param name="en" select="'Lowest price in 30 days before discount: '"/>
          </xsl:call-template>
          <xsl:value-of select="$lowest"/>
        </xsl:if>
      </shop-omnibus-price>
    </xsl:if>
  </xsl:template>

  <!-- A date in the shop's format (`value`), or by default the date from which a new price of the product applies. -->
  <xsl:template name="shop:date">
    <xsl:param name="value"/>
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="size-from" select="'#projector_size_hidden'"/>
    <xsl:choose>
      <xsl:when test="$value != ''">
        <shop-date value="{$value}"><xsl:value-of select="$value"/></shop-date>
      </xsl:when>
      <xsl:when test="$product//price/@omnibus_new_price_effective_until != ''">
        <shop-date>
          <xsl:call-template name="shop:product-prices">
            <xsl:with-param name="product" select="$product"/>
            <xsl:with-param name="size-from" select="$size-from"/>
          </xsl:call-template>
          <xsl:value-of select="$product/price/@omnibus_new_price_effective_until"/>
        </shop-date>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- The data of a tag with prices: the input with the size, and the child script. -->
  <xsl:template name="shop:product-prices">
    <xsl:param name="product"/>
    <xsl:param name="size-from"/>
    <xsl:if test="$size-from != '' and count($product/sizes/size) &gt; 1">
      <xsl:attribute name="size-from"><xsl:value-of select="$size-from"/></xsl:attribute>
    </xsl:if>
    <script type="application/json">
      <xsl:call-template name="shop:json-product"><xsl:with-param name="product" select="$product"/></xsl:call-template>
    </script>
  </xsl:template>

  <!-- The prices of a product as JSON. The price of a single size is that of the product. -->
  <xsl:template name="shop:json-product">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:variable name="several" select="$product/sizes/size[count(../size) &gt; 1]"/>
    <xsl:text>{</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'id'"/><xsl:with-param name="text" select="$product/@id"/>
    </xsl:call-template>
    <xsl:text>,</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'name'"/><xsl:with-param name="text" select="$product/name"/>
    </xsl:call-template>
    <xsl:text>,"unit":{</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'sellBy'"/><xsl:with-param name="text" select="$product/sizes/@unit_sellby"/>
    </xsl:call-template>
    <xsl:text>},"sizes":[</xsl:text>
    <xsl:for-each select="$several">
      <xsl:if test="position() &gt; 1">,</xsl:if>
      <xsl:call-template name="shop:json-size"/>
    </xsl:for-each>
    <xsl:text>]</xsl:text>
    <xsl:if test="not($several) or $several[not(price)]">
      <xsl:text>,"price":</xsl:text>
      <xsl:call-template name="shop:json-price">
        <xsl:with-param name="price" select="($product/price | $product/sizes/size/price)[@value][last()]"/>
        <xsl:with-param name="sell-by" select="$product/sizes/@unit_sellby"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:text>}</xsl:text>
  </xsl:template>

  <xsl:template name="shop:json-size">
    <xsl:text>{</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'id'"/><xsl:with-param name="text" select="@type"/>
    </xsl:call-template>
    <xsl:text>,</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'name'"/>
      <xsl:with-param name="text"><xsl:call-template name="shop:size-name"/></xsl:with-param>
    </xsl:call-template>
    <xsl:if test="price">
      <xsl:text>,"price":</xsl:text>
      <xsl:call-template name="shop:json-price">
        <xsl:with-param name="price" select="price"/>
        <xsl:with-param name="sell-by" select="../@unit_sellby"/>
      </xsl:call-template>
    </xsl:if>
    <xsl:text>}</xsl:text>
  </xsl:template>

  <!-- The attributes with `_unit` are for the quantity sold at once, the others for one unit. All amounts of a price
       are for the same quantity; if only the amounts for one unit exist, `unit` says so, and the tags multiply. -->
  <xsl:template name="shop:json-price">
    <xsl:param name="price" select="price"/>
    <xsl:param name="sell-by" select="1"/>
    <xsl:variable name="at-once" select="$price/@price_unit_formatted and ($price/@omnibus_price_unit_formatted or not($price/@omnibus_price_formatted))"/>
    <xsl:variable name="of-unit" select="not($at-once) and $sell-by != 1"/>
    <xsl:variable name="suffix"><xsl:if test="$at-once">_unit</xsl:if></xsl:variable>
    <xsl:variable name="price-name"><xsl:choose><xsl:when test="$of-unit">unit</xsl:when><xsl:otherwise>price</xsl:otherwise></xsl:choose></xsl:variable>
    <xsl:value-of select="concat('{&quot;', $price-name, '&quot;:')"/>
    <xsl:call-template name="shop:json-amount">
      <xsl:with-param name="price" select="$price"/><xsl:with-param name="stem" select="concat('price', $suffix)"/>
    </xsl:call-template>
    <xsl:text>,"max":</xsl:text>
    <xsl:call-template name="shop:json-amount">
      <xsl:with-param name="price" select="$price"/><xsl:with-param name="stem" select="concat('maxprice', $suffix)"/>
    </xsl:call-template>
    <xsl:text>,</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'youSavePercent'"/><xsl:with-param name="text" select="$price/@yousave_percent"/>
    </xsl:call-template>
    <xsl:text>,"omnibusPrice":</xsl:text>
    <xsl:call-template name="shop:json-amount">
      <xsl:with-param name="price" select="$price"/><xsl:with-param name="stem" select="concat('omnibus_price', $suffix)"/>
    </xsl:call-template>
    <xsl:text>,"omnibusPriceDetails":{</xsl:text>
    <xsl:if test="$of-unit">
      <xsl:text>"unit":</xsl:text>
      <xsl:call-template name="shop:json-amount">
        <xsl:with-param name="price" select="$price"/><xsl:with-param name="stem" select="'omnibus_price'"/>
      </xsl:call-template>
      <xsl:text>,</xsl:text>
    </xsl:if>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'youSavePercent'"/><xsl:with-param name="text" select="$price/@omnibus_yousave_percent"/>
    </xsl:call-template>
    <xsl:text>,</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'omnibusPriceIsHigherThanSellingPrice'"/>
      <xsl:with-param name="text" select="$price/@omnibus_price_is_higher_than_selling_price"/>
    </xsl:call-template>
    <xsl:text>,"newPriceEffectiveUntil":{</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'formatted'"/><xsl:with-param name="text" select="$price/@omnibus_new_price_effective_until"/>
    </xsl:call-template>
    <xsl:text>}},"beforeRebate":</xsl:text>
    <xsl:call-template name="shop:json-amount">
      <xsl:with-param name="price" select="$price"/><xsl:with-param name="stem" select="concat('beforerebate', $suffix)"/>
    </xsl:call-template>
    <xsl:text>,"beforeRebateDetails":{</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'youSavePercent'"/><xsl:with-param name="text" select="$price/@beforerebate_yousave_percent"/>
    </xsl:call-template>
    <xsl:text>},</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'rebateCodeActive'"/><xsl:with-param name="text" select="$price/@rebate_code_active"/>
    </xsl:call-template>
    <xsl:text>}</xsl:text>
  </xsl:template>

  <!-- Gross and net of an amount, by the prefix of its attributes: `maxprice`, `maxprice_formatted`, `maxprice_net`, … -->
  <xsl:template name="shop:json-amount">
    <xsl:param name="price"/>
    <xsl:param name="stem"/>
    <xsl:text>{"gross":</xsl:text>
    <xsl:call-template name="shop:json-money">
      <xsl:with-param name="value" select="$price/@*[name() = $stem] | $price/@value[$stem = 'price']"/>
      <xsl:with-param name="formatted" select="$price/@*[name() = concat($stem, '_formatted')]"/>
    </xsl:call-template>
    <xsl:text>,"net":</xsl:text>
    <xsl:call-template name="shop:json-money">
      <xsl:with-param name="value" select="$price/@*[name() = concat($stem, '_net')]"/>
      <xsl:with-param name="formatted" select="$price/@*[name() = concat($stem, '_net_formatted')]"/>
    </xsl:call-template>
    <xsl:text>}</xsl:text>
  </xsl:template>

  <!-- An amount that does not apply is `false`, like on the platform. -->
  <xsl:template name="shop:json-money">
    <xsl:param name="value"/>
    <xsl:param name="formatted"/>
    <xsl:choose>
      <xsl:when test="string($formatted) = '' and string($value) = ''">false</xsl:when>
      <xsl:otherwise>
        <xsl:text>{</xsl:text>
        <xsl:call-template name="shop:json-member">
          <xsl:with-param name="name" select="'value'"/><xsl:with-param name="text" select="$value"/>
        </xsl:call-template>
        <xsl:text>,</xsl:text>
        <xsl:call-template name="shop:json-member">
          <xsl:with-param name="name" select="'formatted'"/><xsl:with-param name="text" select="$formatted"/>
        </xsl:call-template>
        <xsl:text>}</xsl:text>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- ==================== The form of a product ==================== -->

  <!-- The data of a shop-product, as its child: sizes with stock and price, and the unit. -->
  <xsl:template name="shop:product-data">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:variable name="sizes" select="$product/sizes"/>
    <script type="application/json">
      <xsl:text>{</xsl:text>
      <xsl:call-template name="shop:json-member">
        <xsl:with-param name="name" select="'id'"/><xsl:with-param name="text" select="$product/@id"/>
      </xsl:call-template>
      <xsl:text>,"unit":{</xsl:text>
      <xsl:call-template name="shop:json-member">
        <xsl:with-param name="name" select="'name'"/><xsl:with-param name="text" select="$sizes/@unit"/>
      </xsl:call-template>
      <xsl:text>,</xsl:text>
      <xsl:call-template name="shop:json-member">
        <xsl:with-param name="name" select="'singular'"/><xsl:with-param name="text" select="$sizes/@unit_single"/>
      </xsl:call-template>
      <xsl:text>,</xsl:text>
      <xsl:call-template name="shop:json-member">
        <xsl:with-param name="name" select="'plural'"/><xsl:with-param name="text" select="$sizes/@unit_plural"/>
      </xsl:call-template>
      <xsl:text>,</xsl:text>
      <xsl:call-template name="shop:json-member">
        <xsl:with-param name="name" select="'precision'"/><xsl:with-param name="text" select="$sizes/@unit_precision"/>
      </xsl:call-template>
      <xsl:text>,</xsl:text>
      <xsl:call-template name="shop:json-member">
        <xsl:with-param name="name" select="'sellBy'"/><xsl:with-param name="text" select="$sizes/@unit_sellby"/>
      </xsl:call-template>
      <xsl:text>},"sizes":[</xsl:text>
      <xsl:for-each select="$sizes/size">
        <xsl:if test="position() &gt; 1">,</xsl:if>
        <xsl:call-template name="shop:json-stocked-size"><xsl:with-param name="product" select="$product"/></xsl:call-template>
      </xsl:for-each>
      <xsl:text>]}</xsl:text>
    </script>
  </xsl:template>

  <!-- The label of a size: its description, name or type. -->
  <xsl:template name="shop:size-name">
    <xsl:call-template name="shop:either">
      <xsl:with-param name="first" select="@description"/>
      <xsl:with-param name="second" select="@name | @type[not(../@name)]"/>
    </xsl:call-template>
  </xsl:template>

  <!-- A size with its stock; by default it has the price of the product. -->
  <xsl:template name="shop:json-stocked-size">
    <xsl:param name="product"/>
    <xsl:text>{</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'id'"/><xsl:with-param name="text" select="@type"/>
    </xsl:call-template>
    <xsl:text>,</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'name'"/>
      <xsl:with-param name="text"><xsl:call-template name="shop:size-name"/></xsl:with-param>
    </xsl:call-template>
    <xsl:text>,</xsl:text>
    <xsl:call-template name="shop:json-member">
      <xsl:with-param name="name" select="'amount'"/><xsl:with-param name="text" select="@amount"/>
    </xsl:call-template>
    <xsl:text>,"price":</xsl:text>
    <xsl:call-template name="shop:json-price">
      <xsl:with-param name="price" select="($product/price | price)[last()]"/>
      <xsl:with-param name="sell-by" select="../@unit_sellby"/>
    </xsl:call-template>
    <xsl:text>}</xsl:text>
  </xsl:template>

  <!-- Radio buttons for the sizes; a hidden input for a single size. `form` is the id of a form elsewhere. -->
  <xsl:template name="shop:sizes">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="form"/>
    <xsl:param name="label"><xsl:call-template name="shop:words">
      <xsl:with-param name="pl" select="'Rozmiar'"/><xsl:with-param name="en" select="'Size'"/>
    </xsl:call-template></xsl:param>
    <xsl:variable name="sizes" select="$product/sizes/size"/>
    <xsl:choose>
      <xsl:when test="count($sizes) = 1">
        <input type="hidden" name="size" value="uniw">
          <xsl:if test="$sizes/@type != 'onesize'"><xsl:attribute name="value"><xsl:value-of select="$sizes/@type"/></xsl:attribute></xsl:if>
          <xsl:call-template name="shop:form"><xsl:with-param name="form" select="$form"/></xsl:call-template>
        </input>
      </xsl:when>
      <xsl:when test="$sizes">
        <fieldset>
          <legend><xsl:value-of select="$label"/></legend>
          <xsl:for-each select="$sizes">
            <label>
              <input type="radio" name="size" value="{@type}">
                <xsl:call-template name="shop:form"><xsl:with-param name="form" select="$form"/></xsl:call-template>
              </input>
              <xsl:text> </xsl:text>
              <xsl:call-template name="shop:plain">
                <xsl:with-param name="text"><xsl:call-template name="shop:size-name"/></xsl:with-param>
              </xsl:call-template>
            </label>
            <xsl:text> </xsl:text>
          </xsl:for-each>
        </fieldset>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="shop:form">
    <xsl:param name="form"/>
    <xsl:if test="$form != ''"><xsl:attribute name="form"><xsl:value-of select="$form"/></xsl:attribute></xsl:if>
  </xsl:template>

  <!-- The variants of a product: links, with a select for each axis if there are several. -->
  <xsl:template name="shop:versions">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="class"/>
    <xsl:variable name="versions" select="$product/versions/version[@link != '']"/>
    <xsl:variable name="axes" select="$product/multiversions/multi_version[item]"/>
    <xsl:choose>
      <xsl:when test="count($axes) &gt; 1">
        <shop-choice of="version">
          <xsl:for-each select="$axes">
            <xsl:call-template name="shop:axis"><xsl:with-param name="class" select="$class"/></xsl:call-template>
          </xsl:for-each>
        </shop-choice>
      </xsl:when>
      <xsl:when test="count($versions) &gt; 1">
        <shop-choice of="version">
          <xsl:call-template name="shop:named">
            <xsl:with-param name="attribute" select="'label'"/><xsl:with-param name="name" select="$product/versions/@name"/>
          </xsl:call-template>
          <xsl:for-each select="$versions">
            <xsl:call-template name="shop:version">
              <xsl:with-param name="class" select="$class"/>
              <xsl:with-param name="is-chosen" select="@id = $product/@id"/>
            </xsl:call-template>
          </xsl:for-each>
        </shop-choice>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- An attribute with a name as text; absent if there is no name. -->
  <xsl:template name="shop:named">
    <xsl:param name="attribute"/>
    <xsl:param name="name"/>
    <xsl:if test="$name != ''">
      <xsl:attribute name="{$attribute}">
        <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="$name"/></xsl:call-template>
      </xsl:attribute>
    </xsl:if>
  </xsl:template>

  <!-- The link of a variant; the class tells the tag whether it is sold out. -->
  <xsl:template name="shop:version">
    <xsl:param name="class"/>
    <xsl:param name="is-chosen"/>
    <a href="{@link}">
      <xsl:call-template name="shop:class">
        <xsl:with-param name="class" select="normalize-space(concat($class, substring(' --disabled', 1, 11 * (@amount = '0'))))"/>
      </xsl:call-template>
      <xsl:if test="$is-chosen"><xsl:attribute name="aria-current">true</xsl:attribute></xsl:if>
      <xsl:if test="@gfx != ''"><img src="{@gfx}" alt=""/><xsl:text> </xsl:text></xsl:if>
      <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="@name"/></xsl:call-template>
    </a>
    <xsl:text> </xsl:text>
  </xsl:template>

  <!-- An axis on which variants differ, such as their colour. The tag reads the select; the links are for pages without
       JavaScript. -->
  <xsl:template name="shop:axis">
    <xsl:param name="class"/>
    <p>
      <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="@name"/></xsl:call-template>
      <xsl:text>: </xsl:text>
      <xsl:for-each select="item[products/product/@url != '']">
        <xsl:variable name="name"><xsl:call-template name="shop:value-name"/></xsl:variable>
        <a href="{products/product/@url}">
          <xsl:call-template name="shop:class"><xsl:with-param name="class" select="$class"/></xsl:call-template>
          <xsl:if test="@selected = 'true'"><xsl:attribute name="aria-current">true</xsl:attribute></xsl:if>
          <xsl:value-of select="$name"/>
        </a>
        <xsl:text> </xsl:text>
      </xsl:for-each>
    </p>
    <select hidden="hidden" data-id="{@id}">
      <xsl:call-template name="shop:named">
        <xsl:with-param name="attribute" select="'aria-label'"/><xsl:with-param name="name" select="@name"/>
      </xsl:call-template>
      <xsl:for-each select="item">
        <option data-values_id="{values/@id}" data-product="{products/product/@product_id}" data-link="{products/product/@url}">
          <xsl:if test="@selected = 'true'"><xsl:attribute name="selected">selected</xsl:attribute></xsl:if>
          <xsl:if test="@disabled = 'true'"><xsl:attribute name="class">--dependent</xsl:attribute></xsl:if>
          <xsl:call-template name="shop:value-name"/>
        </option>
      </xsl:for-each>
    </select>
  </xsl:template>

  <!-- The name of a value, which may have parts. -->
  <xsl:template name="shop:value-name">
    <xsl:for-each select="values/value">
      <xsl:if test="position() &gt; 1"><xsl:text> / </xsl:text></xsl:if>
      <xsl:call-template name="shop:plain"><xsl:with-param name="text" select="@name"/></xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <!-- The quantity, initially that sold at once. `form` is the id of a form elsewhere. -->
  <xsl:template name="shop:quantity">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="form"/>
    <xsl:param name="class"/>
    <xsl:param name="label"><xsl:call-template name="shop:words">
      <xsl:with-param name="pl" select="'Ilość'"/><xsl:with-param name="en" select="'Quantity'"/>
    </xsl:call-template></xsl:param>
    <xsl:variable name="step"><xsl:call-template name="shop:either">
      <xsl:with-param name="first" select="$product/sizes/@unit_sellby"/><xsl:with-param name="second" select="1"/>
    </xsl:call-template></xsl:variable>
    <xsl:if test="$product/sizes/size">
      <shop-quantity>
        <label>
          <xsl:value-of select="$label"/>
          <xsl:text> </xsl:text>
          <input type="number" name="number" value="{$step}" min="{$step}" step="{$step}" data-unit="{$product/sizes/@unit}">
            <xsl:call-template name="shop:class"><xsl:with-param name="class" select="$class"/></xsl:call-template>
            <xsl:call-template name="shop:form"><xsl:with-param name="form" select="$form"/></xsl:call-template>
          </input>
        </label>
      </shop-quantity>
    </xsl:if>
  </xsl:template>

  <!-- The price with the rebate of a subscription: by default that of the shortest period. -->
  <xsl:template name="shop:subscription-price">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="subscription" select="$product/subscriptions/subscription[not(../subscription/@days_in_period &lt; @days_in_period)][1]"/>
    <xsl:param name="price" select="$product/price"/>
    <xsl:if test="$subscription and $price/@value &gt; 0">
      <shop-subscription-price save="{$price/@yousave}" rebate-value="{$subscription/rebate/@value}" rebate-type="{$subscription/rebate/@type}">
        <xsl:attribute name="max"><xsl:call-template name="shop:either">
          <xsl:with-param name="first" select="$price/@maxprice"/><xsl:with-param name="second" select="$price/@value"/>
        </xsl:call-template></xsl:attribute>
        <xsl:attribute name="max-net"><xsl:call-template name="shop:either">
          <xsl:with-param name="first" select="$price/@maxprice_net"/><xsl:with-param name="second" select="$price/@price_net"/>
        </xsl:call-template></xsl:attribute>
        <xsl:attribute name="before"><xsl:call-template name="shop:either">
          <xsl:with-param name="first" select="$price/@beforerebate"/><xsl:with-param name="second" select="$price/@value"/>
        </xsl:call-template></xsl:attribute>
        <xsl:value-of select="$price/@price_net_formatted[$shop:is-net] | $price/@price_formatted[not($shop:is-net)]"/>
        <xsl:text> </xsl:text>
      </shop-subscription-price>
    </xsl:if>
  </xsl:template>

  <!-- One tag for each provider. On a cached page, the tag uses the basket that the mini-cart has loaded. -->
  <xsl:template name="shop:instalments">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="providers" select="$product/payment/instalment"/>
    <xsl:param name="quantity-input" select="'#projector_number'"/>
    <xsl:param name="class"/>
    <xsl:variable name="is-basket" select="/shop/page/@type = 'basketedit'"/>
    <xsl:for-each select="$providers">
      <xsl:variable name="link"><xsl:call-template name="shop:either">
        <xsl:with-param name="first" select="@calculate[$is-basket] | @calculatePrice[not($is-basket)]"/>
        <xsl:with-param name="second" select="@calculatePrice | @calculate"/>
      </xsl:call-template></xsl:variable>
      <shop-instalments link="{$link}" price="{$product/price/@value}" price-net="{$product/price/@price_net}"
          min-price="{@minprice}" max-price="{@maxprice}" max-quantity="{@maxquantity}" quantity-input="{$quantity-input}">
        <xsl:attribute name="name"><xsl:call-template name="shop:plain"><xsl:with-param name="text" select="@name"/></xsl:call-template></xsl:attribute>
        <xsl:if test="$is-basket"><xsl:attribute name="context">basket</xsl:attribute></xsl:if>
        <xsl:if test="@price_type = 'net' or @price_type = 'gross'">
          <xsl:attribute name="price-type"><xsl:value-of select="@price_type"/></xsl:attribute>
        </xsl:if>
        <xsl:if test="not($shop:is-cached) and @priceTotal != ''">
          <xsl:attribute name="total-price"><xsl:value-of select="@priceTotal"/></xsl:attribute>
        </xsl:if>
        <xsl:if test="@alert = 'true' or @alert = 'y' or @alert = '1'">
          <xsl:attribute name="not-all-allowed">true</xsl:attribute>
        </xsl:if>
        <xsl:call-template name="shop:instalments-label">
          <xsl:with-param name="link" select="$link"/>
          <xsl:with-param name="price" select="$product/price/@value"/>
          <xsl:with-param name="class" select="$class"/>
        </xsl:call-template>
      </shop-instalments>
      <xsl:text> </xsl:text>
    </xsl:for-each>
  </xsl:template>

  <!-- A link for pages without JavaScript, if the URL is not a script. -->
  <xsl:template name="shop:instalments-label">
    <xsl:param name="link"/>
    <xsl:param name="price"/>
    <xsl:param name="class"/>
    <xsl:variable name="place" select="'{calculate_price}'"/>
    <xsl:variable name="label"><xsl:call-template name="shop:words">
      <xsl:with-param name="pl" select="'Oblicz raty: '"/><xsl:with-param name="en" select="'Calculate instalments: '"/>
    </xsl:call-template></xsl:variable>
    <xsl:variable name="address"><xsl:choose>
      <xsl:when test="not(starts-with($link, '/') or starts-with($link, 'http'))"/>
      <xsl:when test="contains($link, $place)">
        <xsl:value-of select="concat(substring-before($link, $place), $price, substring-after($link, $place))"/>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$link"/></xsl:otherwise>
    </xsl:choose></xsl:variable>
    <xsl:call-template name="shop:link">
      <xsl:with-param name="href" select="string($address)"/>
      <xsl:with-param name="name" select="concat($label, @name)"/>
      <xsl:with-param name="class" select="$class"/>
    </xsl:call-template>
  </xsl:template>

  <!-- ==================== Pictures ==================== -->

  <!--
    The pictures of a product, each a link to its large file (`url`), with its small one (`icon`) as the thumbnail; its
    icon if it has no other pictures. `thumbs` and `follow` are the attributes of the tag.
  -->
  <xsl:template name="shop:gallery">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="pictures" select="$product/enclosures/images/enclosure"/>
    <xsl:param name="thumbs" select="'auto'"/>
    <xsl:param name="follow" select="false()"/>
    <xsl:if test="$pictures">
      <xsl:variable name="name"><xsl:call-template name="shop:plain"><xsl:with-param name="text" select="$product/name"/></xsl:call-template></xsl:variable>
      <shop-gallery label="{$name}" thumbs="{$thumbs}">
        <xsl:if test="$follow"><xsl:attribute name="follow">true</xsl:attribute></xsl:if>
        <xsl:for-each select="$pictures">
          <xsl:call-template name="shop:gallery-picture"><xsl:with-param name="name" select="$name"/></xsl:call-template>
        </xsl:for-each>
      </shop-gallery>
    </xsl:if>
    <xsl:if test="not($pictures) and $product/icon != ''">
      <xsl:call-template name="shop:picture">
        <xsl:with-param name="source" select="$product/icon"/>
        <xsl:with-param name="second" select="$product/icon_second"/>
        <xsl:with-param name="alt"><xsl:call-template name="shop:plain"><xsl:with-param name="text" select="$product/name"/></xsl:call-template></xsl:with-param>
      </xsl:call-template>
    </xsl:if>
  </xsl:template>

  <!-- A picture of the gallery; without the address of a large file, no link. -->
  <xsl:template name="shop:gallery-picture">
    <xsl:param name="name"/>
    <xsl:variable name="large"><xsl:call-template name="shop:either">
      <xsl:with-param name="first" select="@url_second[. != '/']"/><xsl:with-param name="second" select="@url"/>
    </xsl:call-template></xsl:variable>
    <xsl:variable name="thumb"><xsl:call-template name="shop:either">
      <xsl:with-param name="first" select="@icon_second[. != '/']"/><xsl:with-param name="second" select="@icon"/>
    </xsl:call-template></xsl:variable>
    <xsl:variable name="picture">
      <xsl:call-template name="shop:picture">
        <xsl:with-param name="source" select="@medium"/>
        <xsl:with-param name="second" select="@medium_second"/>
        <xsl:with-param name="alt" select="$name"/>
        <xsl:with-param name="width" select="@medium_width"/>
        <xsl:with-param name="height" select="@medium_height"/>
        <xsl:with-param name="loading"><xsl:if test="position() &gt; 6">lazy</xsl:if></xsl:with-param>
        <xsl:with-param name="priority"><xsl:choose>
          <xsl:when test="position() = 1">high</xsl:when>
          <xsl:when test="position() &lt;= 6">low</xsl:when>
        </xsl:choose></xsl:with-param>
      </xsl:call-template>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="starts-with($large, '/') or starts-with($large, 'http')">
        <a href="{$large}">
          <xsl:if test="$thumb != ''"><xsl:attribute name="data-thumb"><xsl:value-of select="$thumb"/></xsl:attribute></xsl:if>
          <xsl:copy-of select="$picture"/>
        </a>
      </xsl:when>
      <xsl:otherwise><xsl:copy-of select="$picture"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The picture of a product in a list. -->
  <xsl:template name="shop:image">
    <xsl:param name="product" select="$shop:product"/>
    <xsl:param name="source" select="$product/icon"/>
    <xsl:param name="second" select="$product/icon_second"/>
    <xsl:param name="small" select="($product/icon_small_second[not(. = '' or . = '/')] | $product/icon_small[not(../icon_small_second) or ../icon_small_second = '' or ../icon_small_second = '/'])[1]"/>
    <xsl:param name="width"/>
    <xsl:param name="height"/>
    <xsl:param name="eager" select="false()"/>
    <xsl:param name="alt"><xsl:call-template name="shop:plain"><xsl:with-param name="text" select="$product/name"/></xsl:call-template></xsl:param>
    <xsl:if test="$source != ''">
      <shop-image alt="{$alt}" small-src="{$small}">
        <xsl:if test="$width != '' and $height != ''">
          <xsl:attribute name="width"><xsl:value-of select="$width"/></xsl:attribute>
          <xsl:attribute name="height"><xsl:value-of select="$height"/></xsl:attribute>
        </xsl:if>
        <xsl:attribute name="src"><xsl:call-template name="shop:either">
          <xsl:with-param name="first" select="$second[. != '/']"/><xsl:with-param name="second" select="$source"/>
        </xsl:call-template></xsl:attribute>
        <xsl:if test="$eager"><xsl:attribute name="eager">true</xsl:attribute></xsl:if>
        <xsl:call-template name="shop:picture">
          <xsl:with-param name="source" select="$source"/>
          <xsl:with-param name="second" select="$second"/>
          <xsl:with-param name="small" select="$small"/>
          <xsl:with-param name="alt" select="$alt"/>
          <xsl:with-param name="width" select="$width"/>
          <xsl:with-param name="height" select="$height"/>
          <xsl:with-param name="loading"><xsl:if test="not($eager)">lazy</xsl:if></xsl:with-param>
        </xsl:call-template>
      </shop-image>
    </xsl:if>
  </xsl:template>

  <!-- A picture for each view of the page; `href` is the target of the banner, which then needs `alt`. -->
  <xsl:template name="shop:banner">
    <xsl:param name="mobile"/>
    <xsl:param name="tablet"/>
    <xsl:param name="desktop"/>
    <xsl:param name="href"/>
    <xsl:param name="alt"/>
    <xsl:param name="width"/>
    <xsl:param name="height"/>
    <xsl:variable name="larger"><xsl:call-template name="shop:either">
      <xsl:with-param name="first" select="$tablet"/><xsl:with-param name="second" select="$desktop"/>
    </xsl:call-template></xsl:variable>
    <xsl:variable name="source"><xsl:call-template name="shop:either">
      <xsl:with-param name="first" select="$mobile"/><xsl:with-param name="second" select="$larger"/>
    </xsl:call-template></xsl:variable>
    <xsl:variable name="words"><xsl:call-template name="shop:plain"><xsl:with-param name="text" select="$alt"/></xsl:call-template></xsl:variable>
    <xsl:if test="$source != ''">
      <shop-banner mobile="{$mobile}" tablet="{$tablet}" desktop="{$desktop}" href="{$href}" alt="{$words}" width="{$width}" height="{$height}">
        <xsl:call-template name="shop:linked-picture">
          <xsl:with-param name="source" select="$source"/>
          <xsl:with-param name="href" select="$href"/>
          <xsl:with-param name="alt" select="$words"/>
          <xsl:with-param name="width" select="$width"/>
          <xsl:with-param name="height" select="$height"/>
        </xsl:call-template>
      </shop-banner>
    </xsl:if>
  </xsl:template>

  <xsl:template name="shop:linked-picture">
    <xsl:param name="source"/>
    <xsl:param name="href"/>
    <xsl:param name="alt"/>
    <xsl:param name="width"/>
    <xsl:param name="height"/>
    <xsl:variable name="picture"><xsl:call-template name="shop:img">
      <xsl:with-param name="source" select="$source"/>
      <xsl:with-param name="alt" select="$alt"/>
      <xsl:with-param name="width" select="$width"/>
      <xsl:with-param name="height" select="$height"/>
    </xsl:call-template></xsl:variable>
    <xsl:choose>
      <xsl:when test="$href != ''"><a href="{$href}"><xsl:copy-of select="$picture"/></a></xsl:when>
      <xsl:otherwise><xsl:copy-of select="$picture"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- If there are two formats, the first is WebP. The platform writes `/` for a missing second one. -->
  <xsl:template name="shop:picture">
    <xsl:param name="source"/>
    <xsl:param name="second"/>
    <xsl:param name="small"/>
    <xsl:param name="alt"/>
    <xsl:param name="width"/>
    <xsl:param name="height"/>
    <xsl:param name="loading"/>
    <xsl:param name="priority"/>
    <xsl:variable name="has-second" select="$second != '' and $second != '/'"/>
    <picture>
      <xsl:if test="$small != ''"><source media="(max-width: 420px)" srcset="{$small}"/></xsl:if>
      <xsl:if test="$has-second"><source type="image/webp" srcset="{$source}"/></xsl:if>
      <xsl:call-template name="shop:img">
        <xsl:with-param name="source"><xsl:choose>
          <xsl:when test="$has-second"><xsl:value-of select="$second"/></xsl:when>
          <xsl:otherwise><xsl:value-of select="$source"/></xsl:otherwise>
        </xsl:choose></xsl:with-param>
        <xsl:with-param name="alt" select="$alt"/>
        <xsl:with-param name="width" select="$width"/>
        <xsl:with-param name="height" select="$height"/>
        <xsl:with-param name="loading" select="$loading"/>
        <xsl:with-param name="priority" select="$priority"/>
      </xsl:call-template>
    </picture>
  </xsl:template>

  <xsl:template name="shop:img">
    <xsl:param name="source"/>
    <xsl:param name="alt"/>
    <xsl:param name="width"/>
    <xsl:param name="height"/>
    <xsl:param name="loading"/>
    <xsl:param name="priority"/>
    <img src="{$source}" alt="{$alt}">
      <xsl:if test="$width != ''"><xsl:attribute name="width"><xsl:value-of select="$width"/></xsl:attribute></xsl:if>
      <xsl:if test="$height != ''"><xsl:attribute name="height"><xsl:value-of select="$height"/></xsl:attribute></xsl:if>
      <xsl:if test="$loading != ''"><xsl:attribute name="loading"><xsl:value-of select="$loading"/></xsl:attribute></xsl:if>
      <xsl:if test="$priority != ''"><xsl:attribute name="fetchpriority"><xsl:value-of select="$priority"/></xsl:attribute></xsl:if>
    </img>
  </xsl:template>

  <!-- ==================== Settings and messages ==================== -->

  <!-- Your own texts of the tags: `messages` are elements with the attribute `key` and the text, such as <text
       key="minicart.basket">Torba</text>. `lang` is their language. -->
  <xsl:template name="shop:config">
    <xsl:param name="messages" select="/.."/>
    <xsl:param name="lang" select="'pl'"/>
    <shop-config>
      <script type="application/json">
        <xsl:text>{</xsl:text>
        <xsl:call-template name="shop:json-string"><xsl:with-param name="text" select="$lang"/></xsl:call-template>
        <xsl:text>:{</xsl:text>
        <xsl:for-each select="$messages">
          <xsl:if test="position() &gt; 1">,</xsl:if>
          <xsl:call-template name="shop:json-string"><xsl:with-param name="text" select="@key"/></xsl:call-template>
          <xsl:text>:</xsl:text>
          <xsl:call-template name="shop:json-string"/>
        </xsl:for-each>
        <xsl:text>}}</xsl:text>
      </script>
    </shop-config>
  </xsl:template>

  <!-- Texts in the language of the page. -->
  <xsl:template name="shop:words">
    <xsl:param name="pl"/>
    <xsl:param name="en"/>
    <xsl:choose>
      <xsl:when test="$shop:is-polish"><xsl:value-of select="$pl"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="$en"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The first text that is not empty. -->
  <xsl:template name="shop:either">
    <xsl:param name="first"/>
    <xsl:param name="second"/>
    <xsl:choose>
      <xsl:when test="string($first) != ''"><xsl:value-of select="$first"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="$second"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
