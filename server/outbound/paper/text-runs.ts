/** A piece of a text whose letters all run one way. */
interface TextRun {
  text: string;
  isRightToLeft: boolean;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Takes apart what runs from right to left (a name in Arabic within a line of ours): the font sets each piece as a whole, words of
 * one piece from the right. No more of the bidirectional algorithm than names and addresses need.
 */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const word of text.split(/(?<= )/)) {
    const isRightToLeft = rightToLeft.test(word);
    const last = runs.at(-1);
    if (last?.isRightToLeft === isRightToLeft) last.text += word;
    else runs.push({ text: word, isRightToLeft });
  }
  return runs.flatMap((run) => {
    const core = run.text.trimEnd();
    const rest = run.text.slice(core.length);
    return run.isRightToLeft && rest !== ''
      ? [
          { ...run, text: core },
          { text: rest, isRightToLeft: false },
        ]
      : [run];
  });
}
