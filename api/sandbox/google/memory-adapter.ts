import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Keeps what the provider has to remember for as long as the sandbox runs. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, AdapterPayload>();
  return (model) => {
    const key = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...entries].find(([name, payload]) => name.startsWith(`${model}:`) && payload[field] === value)?.[1];
    return {
      upsert: async (id, payload) => void entries.set(key(id), payload),
      find: async (id) => entries.get(key(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const entry = entries.get(key(id));
        if (entry) entries.set(key(id), { ...entry, consumed: Math.floor(Date.now() / 1000) });
      },
      destroy: async (id) => void entries.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of entries) if (payload.grantId === grantId) entries.delete(name);
      },
    };
  };
}
