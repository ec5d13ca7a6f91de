import type { Mail } from '../mail.ts';

/** A mail as tests need one. */
export function testMail(changes: Partial<Mail> = {}): Mail {
  return {
    tenant: 'at',
    purpose: 'welcome',
    to: { address: 'maria@example.at', name: 'Maria Gruber' },
    subject: 'Willkommen',
    html: '<!doctype html><html lang="de"><body><p>Schön, dass Du da bist.</p></body></html>',
    text: 'Schön, dass Du da bist.',
    ...changes,
  };
}
