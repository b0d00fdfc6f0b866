/** Diagnostics of the activity log, to copy for support. */
export { default as activity } from './activity.json' with { type: 'json' }
