import { createPlayer, type Player } from './player.ts';

const players = new WeakMap<HTMLElement, Player>();

/** Previous, next, pause and start; the first focus in the carousel brings the keys. */
export function run(element: HTMLElement): void {
  const { step, toggle } = element.dataset;
  const player = playerOf(element);
  if (step !== undefined) player?.step(step === '1' ? 1 : -1);
  else if (toggle !== undefined) player?.toggle();
}

/** Lets a carousel move by itself that an editor wants to; never for those who want less motion. */
export function start(element: HTMLElement): void {
  playerOf(element)?.begin();
}

function playerOf(element: HTMLElement): Player | undefined {
  const root = element.closest<HTMLElement>('[data-carousel]');
  const known = root && players.get(root);
  if (!root || known) return known ?? undefined;
  const track = root.querySelector<HTMLElement>('[data-track]');
  const status = root.querySelector<HTMLElement>('[data-track] ~ [role=status]');
  if (!track || !status) return undefined;
  const player = createPlayer({ root, track, status });
  players.set(root, player);
  return player;
}
