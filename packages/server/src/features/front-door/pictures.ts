import { html } from '../../platform/pages/html.ts';

// Drawn with the page's own colours, so that they follow light and dark. They decorate: the text
// beside each says what matters, and screen readers skip them.

/** A shared landing page, the text that follows, and a list that grows. */
export const heroPicture = html`<svg class="picture" viewBox="0 0 600 560" aria-hidden="true">
<circle cx="300" cy="276" r="256" fill="var(--tint)"/>
<g transform="translate(-44 -16)">
<rect x="72" y="40" width="316" height="400" rx="22" fill="var(--paper)" stroke="var(--line)"/>
<path d="M72 62a22 22 0 0 1 22-22h272a22 22 0 0 1 22 22v126H72z" fill="#0b6e6e"/>
<circle cx="304" cy="104" r="34" fill="#ffb020"/>
<path d="M72 188v-28l58-58 50 50 34-34 70 70z" fill="#085858"/>
<path d="M388 188v-44l-44-36-74 80z" fill="#063f40"/>
<circle cx="122" cy="190" r="26" fill="var(--paper)"/><circle cx="122" cy="190" r="21" fill="#ffb020"/><path d="M113 190h18M122 181v18" stroke="#523405" stroke-width="4" stroke-linecap="round"/>
<circle cx="160" cy="190" r="26" fill="var(--paper)"/><circle cx="160" cy="190" r="21" fill="#4fafa9"/><path d="M151 196c4-12 14-12 18 0" stroke="#063f40" stroke-width="4" fill="none" stroke-linecap="round"/>
<text x="100" y="252" font-size="23" font-weight="680" font-family="Bricolage,system-ui" fill="var(--ink)">A weekend in the pines</text>
<text x="100" y="279" font-size="14.5" fill="var(--soft)">Hosted by two brands you know</text>
<rect x="100" y="300" width="260" height="44" rx="10" fill="none" stroke="var(--line)" stroke-width="2"/>
<text x="116" y="327" font-size="14.5" fill="var(--soft)">you@example.com</text>
<rect x="100" y="358" width="260" height="48" rx="10" fill="#0b6e6e"/>
<text x="230" y="388" font-size="15.5" font-weight="620" fill="#fff" text-anchor="middle">Enter the sweepstakes</text>
</g>
<g transform="translate(60 12)">
<rect x="352" y="196" width="176" height="316" rx="30" fill="var(--ink)"/>
<rect x="361" y="205" width="158" height="298" rx="23" fill="var(--paper)"/>
<rect x="412" y="214" width="56" height="9" rx="4.5" fill="var(--ink)"/>
<circle cx="440" cy="254" r="15" fill="#4fafa9"/><path d="M433 258c3-9 11-9 14 0" stroke="#063f40" stroke-width="3" fill="none" stroke-linecap="round"/>
<rect x="373" y="284" width="124" height="64" rx="15" fill="var(--tint)"/>
<text x="386" y="307" font-size="12.5" fill="var(--ink)">Welcome, Maya!</text>
<text x="386" y="324" font-size="12.5" fill="var(--ink)">10% off with</text>
<text x="386" y="340" font-size="12.5" font-weight="680" fill="var(--link)">PINES10</text>
<rect x="373" y="360" width="124" height="48" rx="15" fill="var(--tint)"/>
<text x="386" y="381" font-size="12.5" fill="var(--ink)">Still thinking?</text>
<text x="386" y="397" font-size="12.5" fill="var(--ink)">It’s still yours.</text>
<rect x="425" y="422" width="82" height="34" rx="15" fill="#0b6e6e"/>
<text x="466" y="444" font-size="12.5" fill="#fff" text-anchor="middle">Love it</text>
</g>
<g transform="translate(150 50)">
<rect x="18" y="372" width="196" height="128" rx="18" fill="var(--paper)" stroke="var(--line)"/>
<text x="38" y="404" font-size="13.5" fill="var(--soft)">New subscribers</text>
<path d="M38 478h156" stroke="var(--line)" stroke-width="2"/>
<path d="M38 470c28-4 40-14 62-16s30-22 52-26 26-14 42-18" fill="none" stroke="#0b6e6e" stroke-width="5" stroke-linecap="round"/>
<path d="M38 474c30 0 56-6 84-10s48-12 72-16" fill="none" stroke="#ffb020" stroke-width="5" stroke-linecap="round"/>
</g>
</svg>`;

/** Entries on the left, sealed numbers in the middle, a winner on the right. */
export const drawPicture = html`<svg class="picture" viewBox="0 0 440 300" aria-hidden="true">
<g fill="var(--paper)" stroke="var(--line)">
<rect x="14" y="32" width="150" height="44" rx="12"/><rect x="14" y="88" width="150" height="44" rx="12"/><rect x="14" y="144" width="150" height="44" rx="12"/><rect x="14" y="200" width="150" height="44" rx="12"/>
</g>
<g fill="#4fafa9"><circle cx="38" cy="54" r="9"/><circle cx="38" cy="110" r="9"/><circle cx="38" cy="222" r="9"/></g><circle cx="38" cy="166" r="9" fill="#ffb020"/>
<g font-size="13" font-family="ui-monospace,Menlo,monospace" fill="var(--soft)"><text x="58" y="59">7f3a…c1</text><text x="58" y="115">09be…4d</text><text x="58" y="171">e82d…90</text><text x="58" y="227">51c7…aa</text></g>
<g fill="none" stroke="var(--teal)" stroke-width="2.5"><path d="M164 54h26q16 0 16 28v10M164 110h26M164 166h26M164 222h26q16 0 16-28v-14"/></g>
<g><rect x="190" y="92" width="82" height="92" rx="18" fill="#0b6e6e"/><path d="M217 134v-12a14 14 0 0 1 28 0v12" fill="none" stroke="#fff" stroke-width="5"/><rect x="209" y="132" width="44" height="34" rx="8" fill="#fff"/><circle cx="231" cy="149" r="5" fill="#0b6e6e"/></g>
<path d="M272 138h34" stroke="var(--teal)" stroke-width="2.5"/>
<g><rect x="306" y="82" width="122" height="112" rx="18" fill="var(--paper)" stroke="#ffb020" stroke-width="3"/><circle cx="367" cy="120" r="18" fill="#ffb020"/><path d="m359 120 6 6 11-12" fill="none" stroke="#523405" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><text x="367" y="160" font-size="14.5" font-weight="640" text-anchor="middle" fill="var(--ink)">Maya, Oregon</text><text x="367" y="179" font-size="12.5" text-anchor="middle" fill="var(--soft)">checked by anyone</text></g>
<text x="220" y="284" font-size="13.5" text-anchor="middle" fill="var(--soft)">Sealed before the first entry, opened after the last</text>
</svg>`;

/** A shop's page with a popup on it. */
export const formPicture = html`<svg class="picture" viewBox="0 0 440 300" aria-hidden="true">
<rect x="14" y="16" width="412" height="268" rx="16" fill="var(--paper)" stroke="var(--line)"/>
<path d="M14 32a16 16 0 0 1 16-16h380a16 16 0 0 1 16 16v16H14z" fill="var(--line)"/>
<g fill="var(--soft)" opacity=".5"><circle cx="34" cy="32" r="5"/><circle cx="50" cy="32" r="5"/><circle cx="66" cy="32" r="5"/></g>
<g fill="var(--line)"><rect x="36" y="68" width="110" height="84" rx="10"/><rect x="166" y="68" width="110" height="84" rx="10"/><rect x="296" y="68" width="110" height="84" rx="10"/><rect x="36" y="170" width="110" height="84" rx="10"/><rect x="296" y="170" width="110" height="84" rx="10"/></g>
<g><rect x="84" y="78" width="272" height="178" rx="16" fill="var(--paper)" stroke="var(--line)" stroke-width="2"/><path d="M84 94a16 16 0 0 1 16-16h76v178h-76a16 16 0 0 1-16-16z" fill="#0b6e6e"/><circle cx="130" cy="146" r="26" fill="#ffb020"/><path d="M96 230c18-34 50-34 68 0" fill="#085858"/>
<text x="194" y="116" font-size="18" font-weight="680" font-family="Bricolage,system-ui" fill="var(--ink)">10% off today</text><text x="194" y="137" font-size="12.5" fill="var(--soft)">For your first order</text>
<rect x="194" y="152" width="142" height="32" rx="8" fill="none" stroke="var(--line)" stroke-width="2"/><text x="206" y="172" font-size="12.5" fill="var(--soft)">(555) 010-0199</text>
<rect x="194" y="194" width="142" height="36" rx="8" fill="#0b6e6e"/><text x="265" y="217" font-size="13" font-weight="620" fill="#fff" text-anchor="middle">Text me the code</text></g>
</svg>`;

/** Two brands, one agreement, both signed. */
export const partnerPicture = html`<svg class="picture" viewBox="0 0 440 300" aria-hidden="true">
<circle cx="92" cy="110" r="52" fill="var(--paper)" stroke="var(--line)"/><circle cx="92" cy="110" r="36" fill="#ffb020"/><path d="M76 110h32M92 94v32" stroke="#523405" stroke-width="6" stroke-linecap="round"/>
<circle cx="348" cy="110" r="52" fill="var(--paper)" stroke="var(--line)"/><circle cx="348" cy="110" r="36" fill="#4fafa9"/><path d="M332 120c6-20 26-20 32 0" stroke="#063f40" stroke-width="6" fill="none" stroke-linecap="round"/>
<path d="M144 110h20M276 110h20" stroke="var(--teal)" stroke-width="3"/>
<rect x="164" y="32" width="112" height="156" rx="14" fill="var(--paper)" stroke="var(--line)"/>
<g fill="var(--line)"><rect x="182" y="54" width="76" height="9" rx="4.5"/><rect x="182" y="74" width="60" height="9" rx="4.5"/><rect x="182" y="94" width="70" height="9" rx="4.5"/></g>
<path d="M182 134c8-12 12 8 20-2s8-8 14 0" fill="none" stroke="#0b6e6e" stroke-width="3.5" stroke-linecap="round"/><path d="M182 164c10-14 10 10 20-4s12 4 18-4" fill="none" stroke="#e5960a" stroke-width="3.5" stroke-linecap="round"/>
<circle cx="252" cy="168" r="15" fill="#208541"/><path d="m245 168 5 5 9-10" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
<g><rect x="40" y="212" width="250" height="34" rx="17" fill="var(--paper)" stroke="var(--line)"/><text x="60" y="234" font-size="13.5" fill="var(--ink)">Dedicated mail on the 14th?</text><rect x="212" y="256" width="188" height="34" rx="17" fill="#0b6e6e"/><text x="232" y="278" font-size="13.5" fill="#fff">Yes, and a post beside it</text></g>
</svg>`;
