/** Diagnostics of the activity log, to copy for support. */
export const activity = {
  'activity.copy': 'Copy diagnostics',
  'activity.what':
    'Copies the versions, the states and the entries above as text, for somebody who helps you. Nothing is sent.',
  'activity.addresses': 'Include my addresses',
  'activity.copied': 'Copied without addresses.',
  'activity.copiedAll': 'Copied with your addresses.',
  'activity.failed': 'Your browser did not allow copying. The text is below: copy it by hand.',
  'activity.text': 'Diagnostics',
} as const
