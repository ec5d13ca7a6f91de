interface ShownMail {
  mail: { subject: string; text: string; html: string };
  /** Addresses that its text names. */
  links: string[];
}

/** The newest mail of a purpose to somebody, read from the pages of a running shop in development; waits for it. */
export async function readMail(port: number, address: string, purpose: string): Promise<ShownMail> {
  const query = new URLSearchParams({ to: address, purpose }).toString();
  for (const until = performance.now() + 30_000; performance.now() < until;) {
    const answer = await fetch(`http://127.0.0.1:${port}/dev/mail/json?${query}`);
    const [newest] = (await answer.json()) as ShownMail[];
    if (newest) return newest;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail "${purpose}" to ${address}`);
}
