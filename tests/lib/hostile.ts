// cspell:disable -- what attackers write is no language

/** Addresses that run something, or that a careless check takes for harmless. No link may have one of them. */
export const hostileAddresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0000\u001fjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'java\tscript:alert(1)',
  'j\na\nv\na\ns\nc\nr\ni\np\nt\n:alert(1)',
  'javascript\n:alert(1)',
  'javascript\t:alert(1)',
  'javascript:/*--></title></style></script><svg/onload=alert(1)>',
  'javascript://example.com/%0aalert(1)',
  'javascript:%61lert(1)',
  'javascript:void(0)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  ' \tdata:text/html,x',
  'vbscript:msgbox(1)',
  'VbScRiPt:msgbox(1)',
  'vb\nscript:msgbox(1)',
  'blob:https://shop.example/5f1c',
  'filesystem:https://shop.example/temporary/x.html',
  'file:///etc/passwd',
  'view-source:https://shop.example/',
  'about:blank',
  'ftp://shop.example/',
  'intent://scan/#Intent;scheme=zxing;end',
  'jar:https://shop.example/x.jar!/x.html',
  'livescript:alert(1)',
  'mocha:alert(1)',
  'x:alert(1)',
];

/** Texts that a page which takes them for HTML runs, or that break out of their place. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"//>',
  '<img src=`javascript:alert(1)`>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert&#40;1)</script>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext></p><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">sale</a>',
  '<a href="java&#10;script:alert(1)">sale</a>',
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "//evil.example/x.css";</style>',
  '<div style="background:url(javascript:alert(1))">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x onerror=alert(1)>',
  '<strong onclick=alert(1)>free</strong>',
  '<strong/onmouseover=alert(1)>free</strong>',
  '<strong\nonmouseover=alert(1)>free</strong>',
  '<strong style="position:fixed;inset:0">free</strong>',
  '<STRONG>free</STRONG>',
  '<em><script>alert(1)</script></em>',
  '<em title="<img src=x onerror=alert(1)>">x</em>',
  '<s><svg/onload=alert(1)></s>',
  '<br onload=alert(1)>',
  '<strong><em>crossed</strong></em>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '＜script＞alert(1)＜/script＞',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '__proto__',
  'constructor',
  '\u0000<img src=x onerror=alert(1)>',
  '<\u0000script>alert(1)</script>',
  '\u202e<script>alert(1)</script>',
  '<strong>\ud800</strong>',
];

const SAFE_SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Attributes that hold an address which a browser follows or loads. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'srcdoc'];

/**
 * Parts of a rendered tree that could run something, or don't belong there: one sentence each.
 *
 * @param root Element whose content is looked at.
 * @param allowed Names of the elements that may be in it, in lower case.
 */
export function harmsIn(root: Element, allowed: readonly string[]): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const unknown = allowed.includes(name) ? [] : [`<${name}> is not allowed here`];
    const harmful = [...element.attributes].flatMap((attribute) => {
      if (attribute.name.startsWith('on') || attribute.name === 'style') {
        return [`<${name}> has ${attribute.name}`];
      }
      if (!ADDRESSES.includes(attribute.name)) return [];
      // The browser's own reading of the address, not that of the code under test.
      const anchor = root.ownerDocument.createElement('a');
      anchor.href = attribute.value;
      return SAFE_SCHEMES.includes(anchor.protocol)
        ? []
        : [`<${name}> has ${attribute.name}="${attribute.value}"`];
    });
    return [...unknown, ...harmful];
  });
}
