<?xml version="1.0" encoding="UTF-8"?>
<!-- The same page by the output method of XML, which prints elements without content self-closed. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:import href="sample.xsl"/>
  <xsl:output method="xml" omit-xml-declaration="yes"/>
</xsl:stylesheet>
