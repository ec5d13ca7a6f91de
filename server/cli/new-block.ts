import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const groups = readdirSync('blocks').filter((folder) => folder !== 'kit');
const name = process.argv[2] ?? '';
const [group = '', type = ''] = name.split('/');

if (!groups.includes(group) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
  console.error(`Name the block as group/type, e.g. content/fact-box. Groups: ${groups.join(', ')}.`);
  process.exit(1);
}
const folder = join('blocks', group, type);
if (existsSync(folder)) {
  console.error(`${folder} exists already.`);
  process.exit(1);
}

const files: Record<string, string> = {
  'block.ts': `import { defineBlock } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { props } from './schema.ts';
import { styles } from './styles.ts';
import { view } from './view.tsx';

export const block = defineBlock({
  type: '${type}',
  v: 1,
  policy: 'hide',
  props,
  styles: [section, styles],
  view,
});
`,
  'schema.ts': `import { z } from 'zod';

export const props = z.strictObject({
  headline: z.string().trim().min(1).max(120),
  text: z.string().max(600).optional(),
});
export type Props = z.output<typeof props>;
`,
  'styles.ts': `import { defineStyles } from '../../kit/style/define-styles.ts';

export const styles = defineStyles('${type}', {
  root: { paddingBlock: 'calc(var(--section) / 2)' },
  text: { margin: 'var(--s-1) 0 0', maxWidth: '65ch', color: 'var(--ink-2)' },
});
`,
  'view.tsx': `import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import type { Props } from './schema.ts';
import { styles } from './styles.ts';

export function view({ props }: ViewInput<Props, object, never, never>) {
  return (
    <section className={classNames(styles.root, section.inner)}>
      <h2 className={section.title}>{props.headline}</h2>
      {props.text && <p className={styles.text}>{props.text}</p>}
    </section>
  );
}
`,
  'examples.json': `${JSON.stringify(
    {
      minimal: { props: { headline: 'Eine Überschrift' } },
      full: { props: { headline: 'Eine Überschrift', text: 'Ein Satz, der erklärt, worum es geht.' } },
      'long-text': {
        props: { headline: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen in allen Größen' },
      },
      broken: { props: { headline: '' }, expect: ['props-invalid'] },
    },
    null,
    2,
  )}\n`,
};

mkdirSync(folder, { recursive: true });
for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
console.log(`${folder} is there. It can stand on a page as { "type": "${type}", "props": { … } }; nothing else is to be edited.
Run npm run generate to publish its schema, and npm run dev to look at it.`);
