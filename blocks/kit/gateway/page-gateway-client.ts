import { gatewayPath } from '../../../schemas/gateway/gateway-call.ts';
import {
  sessionChanged,
  type SessionNames,
  visitorChanged,
  visitorSession,
} from '../session/visitor-session.ts';
import { createGatewayClient, type GatewayClient } from './gateway-client.ts';

export interface GatewaySettings extends SessionNames {
  /** The page’s language. */
  locale: string;
  /** Where the gateway answers; undefined: where gateways do. (Requirements 2.082, 2.083) */
  path?: string | undefined;
}

let only: GatewayClient | undefined;

/** The one client of this page. Fetch this file when something first needs it: no page needs it to be shown. */
export function gatewayClient(settings: GatewaySettings): GatewayClient {
  return (only ??= openGatewayClient(settings));
}

function openGatewayClient({ locale, path = gatewayPath, ...names }: GatewaySettings): GatewayClient {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  const session = visitorSession(names);
  const client = createGatewayClient({
    session,
    url: `${path}?locale=${encodeURIComponent(locale)}`,
    ask: (...given) => fetch(...given),
    clock: () => performance.now(),
    effectiveType: () => connection?.effectiveType,
    isTrusted: !import.meta.env.DEV,
  });
  for (const change of [sessionChanged, visitorChanged])
    document.addEventListener(change, () => client.forget());
  return client;
}
