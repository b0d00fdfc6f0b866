/** English texts of the button that copies the events of the Activity log for a bug report. */
export { default as activity } from './activity.json' with { type: 'json' }
