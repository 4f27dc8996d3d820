import { expect } from '@open-wc/testing';
import { decodedText } from '../../logic/wire/plain-text.ts';

describe('decodedText', () => {
  const cases: readonly [string, string][] = [
    ['Kubek &bdquo;Szlak&rdquo; 0,5&nbsp;l', 'Kubek „Szlak” 0,5\u00a0l'],
    ['M&ouml;bel &amp; Co', 'Möbel & Co'],
    ['&#8222;A&#8221; &#x2013; &#X41;', '„A” – A'],
    ['Kubek <b>czarny</b> <span style="color: red">nowy</span>', 'Kubek czarny nowy'],
    ['H<sub>2</sub>O<br/>1 l<BR>zgrzewka', 'H2O 1 l zgrzewka'],
    ['Rolka &lt;b&gt;&nbsp;&amp;lt;', 'Rolka <b>\u00a0&lt;'],
    ['śruba <5 mm i >3 mm', 'śruba <5 mm i >3 mm'],
    ['<img src=x onerror=__pwned=1>', '<img src=x onerror=__pwned=1>'],
    ['<a id=defaultView>', '<a id=defaultView>'],
    ['A&B; &constructor; &; &#; &#xZ;', 'A&B; &constructor; &; &#; &#xZ;'],
    ['&#0;&#7;&#xD800;&#x110000;&#9999999;', '&#0;&#7;&#xD800;&#x110000;&#9999999;'],
    ['<b></b>', '<b></b>'],
    ['', ''],
  ];
  for (const [text, expected] of cases) {
    it(`decodes ${JSON.stringify(text)}`, () => {
      expect(decodedText(text)).to.equal(expected);
    });
  }

  it('decodes a long text of brackets fast', () => {
    expect(decodedText('<b '.repeat(100_000))).to.have.length(300_000);
    expect(decodedText('&#'.repeat(100_000))).to.have.length(200_000);
  }).timeout(1000);
});
