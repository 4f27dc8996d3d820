<?xml version="1.0" encoding="UTF-8"?>
<!-- Prints the texts of a document as JSON in a script, and as text. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:shop="urn:shop-elements" exclude-result-prefixes="shop">
  <xsl:import href="../../xslt/shop-elements.xsl"/>
  <xsl:param name="as" select="'json'"/>
  <xsl:output method="html" encoding="UTF-8" indent="no"/>

  <xsl:template match="/">
    <script type="application/json">
      <xsl:text>[</xsl:text>
      <xsl:for-each select="texts/text">
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
