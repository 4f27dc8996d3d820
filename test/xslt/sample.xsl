<?xml version="1.0" encoding="UTF-8"?>
<!-- A page with every template, as an author calls them; and texts as JSON in a script, and as text. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:shop="urn:shop-elements" exclude-result-prefixes="shop">
  <xsl:import href="../../xslt/shop-elements.xsl"/>
  <xsl:param name="as" select="'json'"/>
  <xsl:param name="picture-size" select="300"/>
  <xsl:output method="html" encoding="UTF-8" indent="no" doctype-system="about:legacy-compat"/>

  <xsl:template match="/shop">
    <html lang="pl">
      <head>
        <meta charset="utf-8"/>
        <title>Szablony</title>
        <script type="module" src="/dist/autoloader.js"><xsl:text> </xsl:text></script>
      </head>
      <body>
        <xsl:call-template name="shop:config">
          <xsl:with-param name="messages" select="/shop/texts/text"/>
        </xsl:call-template>
        <header>
          <xsl:call-template name="shop:search">
            <xsl:with-param name="text" select="/shop/page/projector/product/name"/>
          </xsl:call-template>
          <xsl:call-template name="shop:list-link"/>
          <xsl:call-template name="shop:free-shipping"/>
          <xsl:call-template name="shop:rebate-code"/>
          <xsl:call-template name="shop:minicart"><xsl:with-param name="class" select="'cart'"/></xsl:call-template>
          <xsl:call-template name="shop:menu"><xsl:with-param name="class" select="'nav'"/></xsl:call-template>
        </header>
        <main>
          <xsl:call-template name="shop:breadcrumbs"><xsl:with-param name="class" select="'crumbs'"/></xsl:call-template>
          <xsl:call-template name="shop:gallery"/>
          <p id="price"><xsl:call-template name="shop:price"/></p>
          <xsl:call-template name="shop:omnibus-price"/>
          <p><xsl:call-template name="shop:date"/></p>
          <p id="news"><xsl:call-template name="shop:date"><xsl:with-param name="value" select="'2026-11-23'"/></xsl:call-template></p>
          <p><xsl:call-template name="shop:subscription-price"/></p>
          <shop-product>
            <xsl:if test="/shop/page/projector/product/sizes/size"><xsl:call-template name="shop:product-data"/></xsl:if>
            <form action="/basketchange.php" method="post">
              <xsl:call-template name="shop:versions"><xsl:with-param name="class" select="'version'"/></xsl:call-template>
              <xsl:call-template name="shop:sizes"/>
              <xsl:call-template name="shop:quantity"/>
              <xsl:text> </xsl:text>
            </form>
          </shop-product>
          <p><xsl:call-template name="shop:instalments"/></p>
          <xsl:call-template name="shop:stock-alert"/>
          <xsl:call-template name="shop:zone"><xsl:with-param name="page" select="'projector'"/></xsl:call-template>
          <xsl:call-template name="shop:list-button">
            <xsl:with-param name="label" select="'Do listy'"/>
          </xsl:call-template>
          <xsl:call-template name="shop:image">
            <xsl:with-param name="width" select="$picture-size"/>
            <xsl:with-param name="height" select="$picture-size"/>
          </xsl:call-template>
          <xsl:call-template name="shop:banner">
            <xsl:with-param name="mobile" select="'/img/101-small.svg'"/>
            <xsl:with-param name="desktop" select="'/img/101-large.svg'"/>
            <xsl:with-param name="href" select="'/new.html'"/>
            <xsl:with-param name="alt" select="/shop/page/projector/product/name"/>
            <xsl:with-param name="width" select="900"/>
            <xsl:with-param name="height" select="300"/>
          </xsl:call-template>
        </main>
      </body>
    </html>
  </xsl:template>

  <!-- A list of products whose cards sell. -->
  <xsl:template match="/shop[page/products]">
    <html lang="pl">
      <head><meta charset="utf-8"/><title>Lista</title></head>
      <body>
        <xsl:call-template name="shop:breadcrumbs"/>
        <xsl:call-template name="shop:menu"/>
        <xsl:call-template name="shop:minicart"/>
        <xsl:call-template name="shop:list-link"/>
        <xsl:call-template name="shop:filters"><xsl:with-param name="class" select="'filters'"/></xsl:call-template>
        <xsl:for-each select="page/products/product">
          <shop-product card="">
            <xsl:call-template name="shop:product-data"><xsl:with-param name="product" select="."/></xsl:call-template>
            <xsl:call-template name="shop:image">
              <xsl:with-param name="product" select="."/>
              <xsl:with-param name="width" select="300"/><xsl:with-param name="height" select="300"/>
            </xsl:call-template>
            <xsl:call-template name="shop:price"><xsl:with-param name="product" select="."/></xsl:call-template>
            <xsl:call-template name="shop:omnibus-price"><xsl:with-param name="product" select="."/></xsl:call-template>
            <form action="/basketchange.php" method="post">
              <input type="hidden" name="product" value="{@id}"/>
              <shop-choice><xsl:call-template name="shop:sizes"><xsl:with-param name="product" select="."/></xsl:call-template></shop-choice>
              <xsl:call-template name="shop:quantity"><xsl:with-param name="product" select="."/></xsl:call-template>
              <button>Do koszyka</button>
            </form>
          </shop-product>
        </xsl:for-each>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="/texts">
    <script type="application/json">
      <xsl:text>[</xsl:text>
      <xsl:for-each select="text">
        <xsl:if test="position() &gt; 1">,</xsl:if>
        <xsl:variable name="text">
          <xsl:choose>
            <xsl:when test="$as = 'plain'"><xsl:call-template name="shop:plain"/></xsl:when>
            <xsl:otherwise><xsl:value-of select="."/></xsl:otherwise>
          </xsl:choose>
        </xsl:variable>
        <xsl:call-template name="shop:json-string"><xsl:with-param name="text" select="string($text)"/></xsl:call-template>
      </xsl:for-each>
      <xsl:text>]</xsl:text>
    </script>
  </xsl:template>
</xsl:stylesheet>
