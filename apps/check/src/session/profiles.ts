import { manualProfiles } from '@touchstone/conformance/manual'

const descriptions = {
  quick: {
    title: 'Quick',
    about: 'What dapps stumble over most: about 25 prompts, ten minutes.',
  },
  core: {
    title: 'Core',
    about: 'Every MUST of connecting, networks and events: about 45 prompts, half an hour.',
  },
  strict: {
    title: 'Strict',
    about: 'Core, and what a wallet should do besides: about 60 prompts.',
  },
}

/** Selectable sets of checks. */
export const profiles = manualProfiles.map((id) => ({ id, ...descriptions[id] }))

/** Returns the profile that the server of this page preselects, else `quick`. */
export function preselectedProfile(): string {
  const meta = document.querySelector<HTMLMetaElement>("meta[name='touchstone:profile']")
  return profiles.find(({ id }) => id === meta?.content)?.id ?? 'quick'
}
