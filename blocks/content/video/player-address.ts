import type { VideoSource } from './schema.ts';

/** What is known of a host: its name, the origin of its player, and where its players and pages are. */
interface Host {
  name: string;
  origin: string;
  player: (id: string) => string;
  page: (id: string) => string;
  id: RegExp;
}

const hosts: Record<VideoSource['host'], Host> = {
  youtube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    player: (id) => `/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    id: /^[\w-]{11}$/,
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    player: (id) => `/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
    id: /^\d{6,12}$/,
  },
};

/** Origins that a page with a video must be allowed to frame. */
export const frameOrigins: readonly string[] = Object.values(hosts).map(({ origin }) => origin);

/** The host's name, as people know it. */
export function hostName({ host }: Pick<VideoSource, 'host'>): string {
  return hosts[host].name;
}

/** Page of the video at its host, for browsers without scripts. */
export function videoPage({ host, id }: VideoSource): string {
  return hosts[host].page(id);
}

/** Address of the player that begins at once; undefined for what is none of the hosts or no id of theirs. */
export function playerAddress(host: string, id: string): string | undefined {
  const known = Object.hasOwn(hosts, host) ? hosts[host as VideoSource['host']] : undefined;
  return known?.id.test(id) ? known.origin + known.player(id) : undefined;
}
