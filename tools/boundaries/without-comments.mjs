/**
 * Blanks out comments, keeping line breaks. Strings are skipped over, so that an address with `//`
 * in it stays; a quote inside a regular expression could mislead this, which costs at most the rest
 * of that line.
 */
export function withoutComments(code) {
  const PIECE =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<![\\/:])\/\/[^\n]*/g;
  return code.replace(PIECE, (piece) =>
    piece.startsWith('/') ? piece.replace(/[^\n]/g, ' ') : piece,
  );
}
