import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { longestGirthText } from '../../../schemas/size/read-centimetres.ts';
import { type Answer, answerOf } from './answer-of.ts';
import { AnswerView } from './answer-view.tsx';
import { FinderForm } from './finder-form.tsx';
import { girthQueries } from './girth-queries.ts';
import { HowToMeasure } from './how-to-measure.tsx';
import type { BraSizeFinderData, BraSizeFinderProps } from './schema.ts';
import { styles } from './styles.ts';

type Input = ViewInput<BraSizeFinderProps, BraSizeFinderData, never, never>;

/** A form for two girths, the size that they give, and how they are measured. */
export function view({ props, data: { bras }, page }: Input) {
  const Level = `h${props.level}` as const;
  const read = (name: string) => page.declared.query(name).slice(0, longestGirthText + 1);
  const typed = { underbust: read(girthQueries.underbust), bust: read(girthQueries.bust) };
  const isSent = page.declared.query(girthQueries.sent) !== '' || typed.underbust + typed.bust !== '';
  const answer: Answer | undefined = isSent ? answerOf(typed.underbust, typed.bust) : undefined;
  return (
    <section className={classNames(section.root, styles.root)} id={page.nodeId}>
      <div className={section.inner}>
        <Level className={section.title}>{props.title}</Level>
        {props.text && <p className={styles.text}>{props.text}</p>}
        <div className={styles.parts}>
          <div className={styles.finder}>
            <FinderForm typed={typed} answer={answer} page={page} />
            <AnswerView props={props} bras={bras} answer={answer} page={page} />
          </div>
          <HowToMeasure level={props.level} page={page} />
        </div>
      </div>
    </section>
  );
}
