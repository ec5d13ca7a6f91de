import type { LoadRequest } from '../../../schemas/page.ts';
import type { CampaignBannerProps } from './schema.ts';

/** Asks for the file that holds the banner. */
export function load({ file }: Pick<CampaignBannerProps, 'file'>): { banners: LoadRequest } {
  return { banners: { load: 'bucket', args: { category: 'banners', identifier: file } } };
}
