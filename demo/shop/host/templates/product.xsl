<?xml version="1.0" encoding="UTF-8"?>
<!-- The page of a product, as the author of a theme writes it: the theme's markup, and the tags by the library's templates. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:shop="urn:shop-elements" exclude-result-prefixes="shop">
  <xsl:import href="../../../../xslt/shop-elements.xsl"/>
  <xsl:output method="html" encoding="UTF-8" indent="no"/>

  <!-- The words of the theme, which the platform's editor gives to a template. -->
  <xsl:param name="choose-size"/>
  <xsl:param name="size"/>
  <xsl:param name="quantity"/>
  <xsl:param name="add-to-basket"/>
  <xsl:param name="list"/>

  <xsl:variable name="product" select="/shop/page/projector/product"/>
  <xsl:variable name="sizes" select="$product/sizes/size"/>

  <xsl:template match="/">
    <div id="breadcrumbs"><xsl:call-template name="shop:breadcrumbs"><xsl:with-param name="class" select="'breadcrumbs'"/></xsl:call-template></div>
    <section id="projector_details">
      <div id="projector_photos"><xsl:call-template name="shop:gallery"/></div>
      <div class="projector_info">
        <h1 class="headline"><xsl:call-template name="shop:plain"><xsl:with-param name="text" select="$product/name"/></xsl:call-template></h1>
        <xsl:call-template name="form"/>
        <div id="projector_instalments"><xsl:call-template name="shop:instalments"><xsl:with-param name="class" select="'btn'"/></xsl:call-template></div>
        <div class="projector_lists">
          <xsl:call-template name="shop:list-button"><xsl:with-param name="label" select="$list"/></xsl:call-template>
        </div>
      </div>
    </section>
    <div id="projector_longdescription"><p><xsl:value-of select="$product/description"/></p></div>
  </xsl:template>

  <xsl:template name="form">
    <form id="projector_form" action="/basketchange.php" method="post" data-product_id="{$product/@id}" data-choose="{$choose-size}">
      <input type="hidden" name="mode" value="1"/>
      <input type="hidden" name="product" value="{$product/@id}"/>
      <xsl:call-template name="sizes"/>
      <div id="projector_prices_section">
        <xsl:call-template name="shop:price"><xsl:with-param name="id" select="'projector_price_value'"/></xsl:call-template>
      </div>
      <div id="projector_subscription"><xsl:call-template name="shop:subscription-price"/></div>
      <div id="projector_omnibus"><xsl:call-template name="shop:omnibus-price"/></div>
      <label class="projector_label" for="projector_number"><xsl:value-of select="$quantity"/></label>
      <input class="f-control" id="projector_number" name="number" value="{$product/sizes/@unit_sellby}" data-sellby="{$product/sizes/@unit_sellby}" inputmode="decimal"/>
      <button class="btn --solid" id="projector_button_basket" type="submit"><xsl:value-of select="$add-to-basket"/></button>
      <p id="projector_status" role="status"><xsl:text> </xsl:text></p>
    </form>
  </xsl:template>

  <!-- The hidden input holds the chosen size, which the theme's script writes into it. -->
  <xsl:template name="sizes">
    <xsl:choose>
      <xsl:when test="count($sizes) = 1">
        <input type="hidden" id="projector_size_hidden" name="size" value="uniw"/>
      </xsl:when>
      <xsl:otherwise>
        <div id="projector_sizes_section">
          <span class="projector_label"><xsl:value-of select="$size"/></span>
          <xsl:for-each select="$sizes">
            <a class="projector_sizes__item" href="{$product/@link}?selected_size={@type}" data-product-id="{$product/@id}" data-size-type="{@type}">
              <xsl:if test="@amount = 0"><xsl:attribute name="class">projector_sizes__item --disabled</xsl:attribute></xsl:if>
              <xsl:attribute name="data-price"><xsl:value-of select="price/@price_formatted"/></xsl:attribute>
              <xsl:value-of select="@description"/>
            </a>
            <xsl:text> </xsl:text>
          </xsl:for-each>
          <input type="hidden" id="projector_size_hidden" name="size" value=""/>
        </div>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
