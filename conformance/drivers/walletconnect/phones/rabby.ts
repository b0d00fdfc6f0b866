import { provideOverRelay } from '@touchstone/harness/relay'

export default provideOverRelay('rabby')
