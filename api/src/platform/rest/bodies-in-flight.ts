import { DomainError } from '../errors.ts';

/** The sender of a body: a user by their id, anybody else by their IP address. */
export interface Sender {
  key: string;
  isUser: boolean;
}

/** Limits of the bytes in flight: of bodies that have begun and not ended. */
export interface BodyLimits {
  perSender: number;
  /** Of all users together, and of all others together: others take no room from users. */
  users: number;
  others: number;
}

/** A body in flight. */
interface ArrivingBody {
  /** Counts bytes that have arrived. */
  add(bytes: number): void;
  /** Releases the body's bytes, however it ended. May be called again. */
  end(): void;
}

/** The bodies that this process is receiving. */
export interface BodiesInFlight {
  /**
   * Begins to count a body.
   *
   * @param refuse ends the body, at most once: with `rate-limited` when its sender exceeds `perSender`; with `unavailable` when the
   *   common limit is exceeded and this is the largest body of the heaviest sender, so that an ordinary save is never refused.
   */
  admit(sender: Sender, refuse: (refusal: DomainError) => void): ArrivingBody;
}

interface Body {
  bytes: number;
  refuse(refusal: DomainError): void;
}

interface Held {
  bytes: number;
  bodies: Set<Body>;
}

export function createBodiesInFlight({ perSender, users, others }: BodyLimits): BodiesInFlight {
  const ofUsers = createRoom({ perSender, together: users });
  const ofOthers = createRoom({ perSender, together: others });
  return { admit: ({ key, isUser }, refuse) => (isUser ? ofUsers : ofOthers)(key, refuse) };
}

/** Counts the bodies of one kind of sender, who share a limit. */
function createRoom({ perSender, together }: { perSender: number; together: number }) {
  const senders = new Map<string, Held>();
  let total = 0;

  const count = (key: string, body: Body, bytes: number) => {
    const held = senders.get(key)!;
    body.bytes += bytes;
    held.bytes += bytes;
    total += bytes;
  };
  const forget = (key: string, body: Body) => {
    const held = senders.get(key);
    if (!held?.bodies.delete(body)) return;
    held.bytes -= body.bytes;
    total -= body.bytes;
    if (held.bodies.size === 0) senders.delete(key);
  };
  const refuse = (key: string, body: Body, refusal: DomainError) => {
    forget(key, body);
    body.refuse(refusal);
  };

  return (key: string, refuseBody: Body['refuse']): ArrivingBody => {
    const body: Body = { bytes: 0, refuse: refuseBody };
    const held = senders.get(key) ?? { bytes: 0, bodies: new Set() };
    held.bodies.add(body);
    senders.set(key, held);
    return {
      add(bytes) {
        if (!held.bodies.has(body)) return;
        count(key, body, bytes);
        if (held.bytes > perSender) refuse(key, body, new DomainError('rate-limited'));
        while (total > together) {
          const [heaviest, { bodies }] = largest(senders);
          const [largestBody] = largest(new Map([...bodies].map((one) => [one, one])));
          refuse(heaviest, largestBody, new DomainError('unavailable'));
        }
      },
      end: () => forget(key, body),
    };
  };
}

function largest<Key, Value extends { bytes: number }>(candidates: ReadonlyMap<Key, Value>): [Key, Value] {
  return [...candidates].reduce((most, one) => (one[1].bytes > most[1].bytes ? one : most));
}
