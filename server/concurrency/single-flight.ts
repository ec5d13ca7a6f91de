/**
 * Makes a function that does a work once at a time for each name, however many ask: who asks while it is under way gets the
 * same result or failure.
 */
export function createSingleFlight<Result>(): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const flights = new Map<string, Promise<Result>>();
  return (name, work) => {
    const underWay = flights.get(name);
    if (underWay) return underWay;
    const flight = work().finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
}
