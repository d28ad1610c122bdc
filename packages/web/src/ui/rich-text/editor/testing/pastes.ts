interface Paste {
  copied: { html?: string; text?: string };
  kept: string;
}

/** Copies as programs put them on the clipboard, and what we keep of each. */
export const PASTES: Record<string, Paste> = {
  'plain text': {
    copied: { text: 'One\nTwo\r\n\r\nThree https://maple.example\n' },
    kept: '<p>One<br>Two</p><p>Three <a href="https://maple.example">https://maple.example</a></p>',
  },
  'a web page': {
    copied: {
      html: '<html><head><style>p{color:red}</style></head><body><!--StartFragment--><h2 style="color:red">Sale</h2><p onclick="x()">Up to <b>half</b> <i>off</i>, <a href="https://maple.example/sale" onclick="x()">see</a> <a href="javascript:x()">here</a></p><ol><li>One</li></ol><img src="https://maple.example/p.gif"><script>x()</script><table><tr><td>a</td><td>b</td></tr></table><!--EndFragment--></body></html>',
      text: 'ignored',
    },
    kept: '<p>Sale</p><p>Up to <strong>half</strong> <em>off</em>, <a href="https://maple.example/sale">see</a> here</p><ul><li><p>One</p></li></ul><p>a b</p>',
  },
  'Google Docs': {
    copied: {
      html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Plain </span><span style="font-weight:700;font-style:normal;">bold</span><span style="font-weight:400;font-style:italic;"> italic</span></p><ul style="margin-top:0;"><li dir="ltr" style="font-weight:400;"><p dir="ltr"><span style="font-weight:400;">Item</span></p></li><ul><li><p><span>Nested</span></p></li></ul></ul></b>',
    },
    kept: '<p>Plain <strong>bold</strong><em> italic</em></p><ul><li><p>Item</p><ul><li><p>Nested</p></li></ul></li></ul>',
  },
  Word: {
    copied: {
      html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0in} --></style></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal>Dear <b>partner</b>,<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Second<o:p></o:p></p><!--EndFragment--></body></html>`,
    },
    kept: '<p>Dear <strong>partner</strong>,</p><ul><li><p>First</p><ul><li><p>Second</p></li></ul></li></ul>',
  },
  Outlook: {
    copied: {
      html: '<div class="elementToProof" style="font-family:Aptos"><span style="color:rgb(0,0,0)">Hello <strong>there</strong></span></div><div><br></div><div style="font-style: italic">Kind regards</div>',
    },
    kept: '<p>Hello <strong>there</strong></p><p></p><p><em>Kind regards</em></p>',
  },
};
