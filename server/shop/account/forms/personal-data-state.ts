import type { AccountForm, FormState } from '../../../../schemas/account/form-state.ts';
import type { AccountCaller, AccountPorts, PersonalDataPorts } from '../account-ports.ts';
import { lookAtEmailLink } from '../change-email.ts';

type StatePorts = Pick<AccountPorts, 'counters' | 'clock' | 'secret'> & PersonalDataPorts;

interface Asked {
  caller: AccountCaller;
  accountId: string;
  /** Of a link to another address; undefined: nobody followed one. */
  token: string | undefined;
  say(key: string): NonNullable<FormState['notice']>;
}

/** What a form of a customer's own data is drawn with before anything was typed: `values` beside its fields tell what is so now. */
export async function personalDataState(
  ports: StatePorts,
  form: AccountForm,
  { caller, accountId, token, say }: Asked,
): Promise<Partial<Pick<FormState, 'values' | 'isOver' | 'notice'>>> {
  if (form === 'change-email') {
    const pending = await ports.emailChanges.waiting(caller.tenant, accountId, ports.clock());
    return pending === null ? {} : { values: { pending } };
  }
  if (form === 'cancel-advertising') {
    const objections = await ports.objections.of(caller.tenant, accountId);
    return { values: Object.fromEntries([...objections].map((box) => [box, 'yes'])) };
  }
  if (form !== 'confirm-email') return {};
  if (token === undefined) return { isOver: true };
  const looked = await ports.counters.fairly(() => lookAtEmailLink(ports, caller, { accountId, token }));
  if (!looked.ok) return { isOver: true, notice: say('account.refused.emailLink') };
  if (looked.isDone) return { isOver: true, notice: { ...say('account.state.neue-adresse'), kind: 'good' } };
  return { values: { token, email: looked.email } };
}
