import type { Issue } from '../../schemas/issue.ts';
import { isJsonObject } from '../../schemas/json.ts';
import type { PageDocument } from '../contract/page-document.ts';
import { type KnownPictures, pictureUnknown } from './picture-unknown.ts';

/** What is wrong with a page as a whole that its envelope does not show. */
export function pageIssues(document: PageDocument, pictures: KnownPictures): Issue[] {
  const { image } = document.meta;
  return [
    ...(isEmptyPage(document) ? [pageEmpty] : []),
    ...(image && !pictures.hasPicture(image.src) ? [imageUnknown(image.src, pictures)] : []),
  ];
}

/** Whether nobody ever gave the page anything to show. */
export function isEmptyPage({ source }: PageDocument): boolean {
  const regions = isJsonObject(source.regions) ? source.regions : {};
  return [regions.main, regions.aside].every((nodes) => !Array.isArray(nodes) || nodes.length === 0);
}

const pageEmpty: Issue = {
  code: 'page-empty',
  severity: 'error',
  pointer: '/regions/main',
  nodeId: null,
  field: null,
  message: 'The page has no block to show.',
  hint: 'Give it one, or take the page out of the content.',
};

function imageUnknown(id: string, pictures: KnownPictures): Issue {
  const { message, hint } = pictureUnknown(id, '', pictures);
  return {
    code: 'head-ignored',
    severity: 'warning',
    pointer: '/page/image/src',
    nodeId: null,
    field: 'image',
    message,
    hint: `${hint} Until then the page is shown to others without one.`,
  };
}
