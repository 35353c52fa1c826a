import { DomainError } from '../errors.ts';

/** Who sends a body: somebody logged in, by their id, or anybody else, by their address. */
export interface Sender {
  key: string;
  isMember: boolean;
}

/** Bytes of bodies that have begun and not ended. */
export interface BodyBounds {
  perSender: number;
  /** Of all members together, and of all others: what strangers send takes no room from members. */
  members: number;
  strangers: number;
}

/** A body on its way. */
interface ArrivingBody {
  /** Counts bytes that have arrived. */
  add(bytes: number): void;
  /** Gives back what the body was counted with, however it ended. May be called again. */
  end(): void;
}

/** The bodies that this process is receiving, none of which can be read yet. */
export interface BodiesUnderWay {
  /**
   * Begins to count a body.
   *
   * @param refuse ends it, at most once, when there is too much: with `rate-limited` past the sender's own bound; with `unavailable`
   *   when all together are past theirs and nobody else holds more, so that an ordinary save is never the one.
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

export function createBodiesUnderWay({ perSender, members, strangers }: BodyBounds): BodiesUnderWay {
  const ofMembers = createRoom({ perSender, together: members });
  const ofStrangers = createRoom({ perSender, together: strangers });
  return { admit: ({ key, isMember }, refuse) => (isMember ? ofMembers : ofStrangers)(key, refuse) };
}

/** The bodies of one kind of sender, who share a bound. */
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
