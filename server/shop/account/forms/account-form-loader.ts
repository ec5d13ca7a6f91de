import { z } from 'zod';
import type { LoadContext, Loader } from '../../../../renderer/contract/loader.ts';
import { accountRulesOf } from '../../../../schemas/account/account-rules.ts';
import {
  type AccountForm,
  accountForms,
  accountQuery,
  accountStates,
  type FormState,
} from '../../../../schemas/account/form-state.ts';
import type { PersonalRequest } from '../../../../schemas/personal-request.ts';
import type { TenantConfig } from '../../../../schemas/tenant/tenant.ts';
import type { AccountCaller, AccountPorts, PersonalDataPorts } from '../account-ports.ts';
import type { FormPlace, FormTokens } from '../form-tokens.ts';
import { type ConfirmPage, lookAtConfirmLink } from '../confirm-account.ts';
import { checkResetToken } from '../reset-password.ts';
import { ownPath } from '../../../http/own-path.ts';
import type { ShopText } from './account-form-runner.ts';
import { personalDataState } from './personal-data-state.ts';
import { statePlaces, stateText, stateValues } from './state-text.ts';

export interface AccountFormLoaderParts {
  ports: Pick<AccountPorts, 'store' | 'registrations' | 'counters' | 'clock' | 'secret'> & PersonalDataPorts;
  formTokens: Pick<FormTokens, 'make'>;
  tenants: ReadonlyMap<string, TenantConfig>;
  text: ShopText;
}

const args = z.strictObject({ form: z.enum(accountForms) });
type Notice = FormState['notice'];

/** What the forms of accounts are drawn with: what was entered and refused, or what was just done. */
export function createAccountFormLoader(parts: AccountFormLoaderParts): Loader<typeof args> {
  return {
    name: 'account-form',
    args,
    dimensions: Object.values(accountQuery).map((name) => `query:${name}`),
    isPersonal: true,
    async load({ form }, context) {
      const { personal } = context;
      if (!personal) return { ok: false, reason: 'forms are for one visitor' };
      return { ok: true, value: await stateOf(parts, form, personal, context), revision: form, tags: [] };
    },
  };
}

async function stateOf(
  parts: AccountFormLoaderParts,
  form: AccountForm,
  personal: PersonalRequest,
  context: LoadContext,
): Promise<FormState> {
  const tenant = parts.tenants.get(context.tenant) as TenantConfig;
  const refused = personal.refused?.name === form ? personal.refused : undefined;
  const { target: enteredTarget, ...values } = refused?.values ?? {};
  const token = context.query[accountQuery.token];
  const usesToken = form === 'confirm-account' || form === 'reset-password';
  const showsToken = usesToken || form === 'export-data';
  const target = ownPath(enteredTarget ?? context.query[accountQuery.target] ?? '') ?? '';
  const say = (key: string, kind: 'good' | 'bad'): Notice => ({
    kind,
    text: parts.text(context.tenant, context.locale, key, stateValues(context.locale)),
  });
  const needsProof = form === 'forgot-password' || (refused?.needsProof ?? false);
  const state: FormState = {
    values: { ...(showsToken && token !== undefined && { token }), ...values },
    faults: refused ? [...refused.faults] : [],
    notice: refused ? { kind: 'bad', text: refused.detail } : doneNotice(form, context, say),
    isOver: !refused && isDone(form, context),
    formToken: needsProof ? tokenFor(parts, tenant, form) : '',
    ...{ needsProof, target, rules: accountRulesOf(tenant) },
    // What was asked for is asked for again.
    ...(refused?.values['firstName'] !== undefined && { asksPerson: true }),
  };
  if (refused) return state;
  const accountId = personal.visitor === 'logged-in' ? personal.customerId : null;
  if (accountId !== null) {
    const own = await personalDataState(parts.ports, form, {
      ...{ caller: callerOf(tenant, personal), accountId, token: context.query[accountQuery.email] },
      say: (key) => ({ kind: 'bad', text: parts.text(context.tenant, context.locale, key) }),
    });
    if (Object.keys(own).length > 0)
      return {
        ...state,
        ...own,
        values: { ...state.values, ...own.values },
        notice: own.notice ?? state.notice,
      };
  }
  if (usesToken && token === undefined)
    return { ...state, isOver: true, notice: say('account.refused.linkMissing', 'bad') };
  if (form === 'reset-password') {
    const check = () => checkResetToken(parts.ports, callerOf(tenant, personal), token ?? '');
    const checked = await parts.ports.counters.fairly(check);
    if (!checked.ok) return { ...state, isOver: true, notice: say('account.refused.link', 'bad') };
  }
  if (form === 'confirm-account') {
    const link = { token: token ?? '', browser: personal.browser };
    const look = () => lookAtConfirmLink(parts.ports, callerOf(tenant, personal), link);
    const looked = await parts.ports.counters.fairly(look);
    if (!looked.ok) return { ...state, isOver: true, notice: say('account.refused.confirmLink', 'bad') };
    return { ...state, ...confirmState(state, looked.page, say(stateText('schon-bestaetigt'), 'good')) };
  }
  // Whoever was sent here from a page of the account is told why.
  if (form === 'login' && target !== '' && !state.notice && personal.visitor !== 'logged-in')
    return { ...state, notice: say(await whyToLogIn(parts, tenant, personal), 'good') };
  return state;
}

/** Who is softly known may have no password to enter, and is told how to get one. (Requirement 3.010) */
async function whyToLogIn(
  { ports }: AccountFormLoaderParts,
  { slug }: TenantConfig,
  { visitor, customerId }: PersonalRequest,
): Promise<string> {
  if (visitor === 'anonymous' || customerId === null) return 'session.logIn';
  const account = await ports.store.byId(slug, customerId);
  return account?.passwordHash === null ? 'account.refused.noPassword' : 'session.enterPassword';
}

function confirmState(state: FormState, page: ConfirmPage, done: Notice): Partial<FormState> {
  if (page.state === 'done') return { isOver: true, notice: done };
  if (page.state === 'known') return {};
  return { asksPerson: true, values: { ...page.values, ...state.values } };
}

function callerOf({ slug }: TenantConfig, { address }: PersonalRequest): AccountCaller {
  return { tenant: slug, address };
}

function tokenFor({ formTokens }: AccountFormLoaderParts, { slug }: TenantConfig, form: AccountForm): string {
  const places: Partial<Record<AccountForm, FormPlace['form']>> = {
    login: 'login',
    'number-login': 'number-login',
    'forgot-password': 'forgot-password',
  };
  const place = places[form];
  return place === undefined ? '' : formTokens.make({ tenant: slug, form: place });
}

/** What was done just before, as the address says; anybody may write it there, so it only says what was said before. */
function placeOf({ query }: LoadContext) {
  const state = accountStates.find((each) => each === query[accountQuery.state]);
  return state && { state, ...statePlaces[state] };
}

function doneNotice(
  form: AccountForm,
  context: LoadContext,
  say: (key: string, kind: 'good' | 'bad') => Notice,
): Notice {
  const place = placeOf(context);
  return place?.form === form ? say(stateText(place.state), 'good') : null;
}

function isDone(form: AccountForm, context: LoadContext): boolean {
  const place = placeOf(context);
  return place?.form === form && place.isOver;
}
