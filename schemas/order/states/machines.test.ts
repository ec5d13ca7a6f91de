import { describe, expect, test } from 'vitest';
import { invoiceMachine } from './invoice-machine.ts';
import { lineMachine } from './line-machine.ts';
import { holdsGoods, orderMachine } from './order-machine.ts';
import { paymentMachine } from './payment-machine.ts';
import { type Cause, causes, type Machine, transition } from './transition.ts';

/** What becomes of every state by every event, whoever brought both about; `-`: refused, `=`: it had happened before. */
function walk<State extends string, Event extends string>(machine: Machine<State, Event>) {
  const events = Object.keys(machine.events) as Event[];
  const ends = (state: State, event: Event): string => {
    const byCauses = new Map<string, string[]>();
    for (const earlier of causes)
      for (const cause of causes) {
        const next = transition(machine, { state, cause: earlier }, event, cause);
        const end = next.ok ? (next.isChanged ? next.state : '=') : '-';
        byCauses.set(end, [...(byCauses.get(end) ?? []), `${earlier} ${cause}`]);
      }
    const [only, ...others] = byCauses.keys();
    return others.length === 0 ? (only ?? '') : `${only}/${others.join('/')}`;
  };
  return Object.fromEntries(
    machine.states.map((state) => [state, events.map((event) => ends(state, event)).join(' ')]),
  );
}

describe('of every state and event', () => {
  test('an order goes the ways that there are, and no other', () => {
    expect(Object.keys(orderMachine.events).join(' ')).toBe(
      'confirm fulfil ship deliver close cancel reopen',
    );
    expect(walk(orderMachine)).toEqual({
      placed: 'confirmed - - - - cancelled =',
      confirmed: '= in-fulfilment - - - cancelled -',
      'in-fulfilment': '= = shipped - - cancelled -',
      shipped: '= = = delivered - - -',
      delivered: '= = = = closed - -',
      closed: '= = = = = - -',
      cancelled: '- - - - - =/cancelled -/placed',
    });
  });

  test('a line goes the ways that there are, and no other', () => {
    expect(Object.keys(lineMachine.events).join(' ')).toBe('ship deliver return cancel');
    expect(walk(lineMachine)).toEqual({
      open: 'shipped - - cancelled',
      shipped: '= delivered returned -',
      delivered: '= = returned -',
      returned: '= - = -',
      cancelled: '- - - =',
    });
  });

  test('a payment goes the ways that there are, and no other', () => {
    expect(Object.keys(paymentMachine.events).join(' ')).toBe(
      'send authorise capture refund-part refund fail expire cancel',
    );
    expect(walk(paymentMachine)).toEqual({
      open: 'pending - - - - failed expired cancelled',
      pending: '= authorised captured - - failed expired cancelled',
      authorised: '- = captured - - failed expired cancelled',
      captured: '- = = partly-refunded refunded - - -',
      'partly-refunded': '- = = partly-refunded refunded - - -',
      refunded: '- = = - = - - -',
      failed: '- -/authorised -/captured - - = - -',
      expired: '- -/authorised -/captured - - - = -',
      cancelled: '- -/authorised -/captured - - - - =',
    });
  });

  test('an invoice goes the ways that there are, and no other', () => {
    expect(Object.keys(invoiceMachine.events).join(' ')).toBe('pay-part pay fall-due remind');
    expect(walk(invoiceMachine)).toEqual({
      open: 'partly-paid paid -/overdue -',
      'partly-paid': 'partly-paid paid -/overdue -',
      overdue: 'overdue paid = -/reminded',
      reminded: 'reminded paid = =',
      paid: '- = - -',
    });
  });
});

describe('who did it counts where', () => {
  test.each(causes.flatMap((earlier) => causes.map((cause) => [earlier, cause] as const)))(
    'an order that %s cancelled is placed again by %s only where clock or provider had ended it',
    (earlier, cause) => {
      const isOpen = earlier === 'clock' || earlier === 'provider';
      expect(transition(orderMachine, { state: 'cancelled', cause: earlier }, 'reopen', cause)).toEqual(
        isOpen ? { ok: true, isChanged: true, state: 'placed', cause } : { ok: false, reason: 'illegal' },
      );
      const isLast = isOpen && (cause === 'customer' || cause === 'staff');
      expect(transition(orderMachine, { state: 'cancelled', cause: earlier }, 'cancel', cause)).toEqual({
        ...{ ok: true, isChanged: isLast, state: 'cancelled', cause: isLast ? cause : earlier },
      });
    },
  );

  const only = (event: 'authorise' | 'capture'): Cause[] =>
    causes.filter(
      (cause) => transition(paymentMachine, { state: 'expired', cause: 'clock' }, event, cause).ok,
    );
  test('a payment that had ended is taken up by the provider alone', () => {
    expect([only('authorise'), only('capture')]).toEqual([['provider'], ['provider']]);
  });

  test('an invoice falls due by the clock alone, and is reminded of by clock or staff', () => {
    const by = (state: 'open' | 'overdue', event: 'fall-due' | 'remind'): Cause[] =>
      causes.filter((cause) => transition(invoiceMachine, { state, cause: 'clock' }, event, cause).ok);
    expect([by('open', 'fall-due'), by('overdue', 'remind')]).toEqual([['clock'], ['staff', 'clock']]);
  });
});

test('what has ended gives back what it took', () => {
  expect(orderMachine.states.filter((state) => !holdsGoods(state))).toEqual(['cancelled']);
});
