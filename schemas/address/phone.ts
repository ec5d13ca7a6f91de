type ReadPhone = { ok: true; phone: string } | { ok: false; reason: 'missing' | 'invalid' };

const signs = /^\+?[\d\s()/.-]+$/;

/** A telephone number as people write it, kept as `+43 1 234567` was typed but for doubled spaces: 5 to 15 digits. (E.164) */
export function readPhone(typed: string): ReadPhone {
  const phone = typed.replaceAll(/\s+/g, ' ').trim();
  if (phone === '') return { ok: false, reason: 'missing' };
  const digits = phone.replaceAll(/\D/g, '').length;
  const isPhone = phone.length <= 30 && signs.test(phone) && digits >= 5 && digits <= 15;
  return isPhone ? { ok: true, phone } : { ok: false, reason: 'invalid' };
}
