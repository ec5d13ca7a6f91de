// Each part begins with a character of its own, so that no text is looked at twice.
const blank =
  /^(?:[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]|&(?:nbsp|ensp|emsp|thinsp|shy|zwj|zwnj|ZeroWidthSpace|#160|#173|#820[345]|#65279|#x(?:a0|ad|200[bcd]|feff));|<\/?(?:a|b|br|blockquote|div|em|font|h[1-6]|i|li|ol|p|span|strong|u|ul)(?:\s[^<>]*|\/)?>)*$/iu;

/**
 * Whether a text that an editor typed, plain or rich, shows nothing: white space of any kind, its entities, characters
 * without width, and elements with nothing but these in them.
 */
export function isBlankText(text: string): boolean {
  return blank.test(text);
}
