import { PROVIDERS, type Provider } from '@kreda/site/providers';
import type { PageSources, ProviderSettings } from './payment-provider.ts';
import { PAYMENT_PROVIDERS } from './payment-providers.ts';

/** The sources that our pages load from all providers, in the providers' order. */
export function pageSources(settings: ProviderSettings): PageSources {
  const all = PROVIDERS.map((provider) => sourcesOf(provider, settings));
  return {
    scripts: all.flatMap(({ scripts }) => scripts),
    connections: all.flatMap(({ connections }) => connections),
    frames: all.flatMap(({ frames }) => frames),
    formTargets: all.flatMap(({ formTargets }) => formTargets),
    paymentFrames: all.flatMap(({ paymentFrames }) => paymentFrames),
    passkeyFrames: all.flatMap(({ passkeyFrames }) => passkeyFrames),
  };
}

function sourcesOf<Name extends Provider>(provider: Name, settings: ProviderSettings): PageSources {
  return PAYMENT_PROVIDERS[provider].pageSources(settings[provider]);
}
