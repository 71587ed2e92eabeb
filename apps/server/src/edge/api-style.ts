/** The API page in the house's own look: cloth, ink, running stitch (design tokens). No scripts. */
export const API_STYLE = `
:root {
  color-scheme: light dark;
  --cloth: #faf6ee; --surface: #ffffff; --sunk: #f1eadc; --ink: #1c1a2e; --ink-2: #565168;
  --madder: #b4232a; --indigo: #2b3a8c; --thread: #8c8372;
}
@media (prefers-color-scheme: dark) {
  :root {
    --cloth: #13121d; --surface: #1c1b2a; --sunk: #0d0c15; --ink: #f4efe4; --ink-2: #b4aec4;
    --madder: #ff7a6b; --indigo: #9db0ff; --thread: #7d7894;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body { margin: 0; background: var(--cloth); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
header, nav, main { max-width: 60rem; margin: 0 auto; padding: 0 16px; }
header { padding-top: 48px; }
.brand { margin: 0; color: var(--madder); font-weight: 700; letter-spacing: .02em; }
h1 { margin: 4px 0 8px; font-size: clamp(26px, 5vw, 42px); line-height: 1.2; }
h2 { margin: 48px 0 16px; padding-bottom: 8px; font-size: 26px; border-bottom: 2px dashed var(--thread); }
h3 { margin: 0; font-size: 16px; font-weight: 400; overflow-wrap: anywhere; }
h3 code { font-weight: 700; }
h4 { margin: 16px 0 4px; font-size: 14px; color: var(--ink-2); }
p { margin: 8px 0; }
a { color: var(--indigo); }
:focus-visible { outline: 3px solid var(--indigo); outline-offset: 2px; border-radius: 6px; }
nav ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 10px 12px; border: 1px dashed var(--thread); border-radius: 10px; text-decoration: none; }
main { padding-bottom: 48px; }
section { scroll-margin-top: 16px; }
article { margin: 0 0 12px; padding: 16px; background: var(--surface); border-radius: 10px; }
.method { display: inline-block; min-width: 4.5em; color: var(--madder); font-weight: 700; }
.marks span { display: inline-block; margin: 0 4px 4px 0; padding: 2px 8px; background: var(--sunk); border-radius: 6px; font-size: 14px; color: var(--ink-2); }
code { font: 14px/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: 12px; overflow-x: auto; background: var(--sunk); border-radius: 6px; }
summary { padding: 10px 0; color: var(--indigo); cursor: pointer; }
.refusals { margin: 0; padding: 0; list-style: none; }
.refusals li { padding: 8px 0; border-bottom: 1px dashed var(--thread); }
.refusals code { display: inline-block; margin-right: 8px; font-weight: 700; }
`.trimStart();
