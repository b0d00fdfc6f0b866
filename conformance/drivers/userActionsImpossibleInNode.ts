import type { Environment } from '../core/driver.ts'

const noPage = 'There is no page in Node: this check needs a browser.'

export const userActionsImpossibleInNode: Environment['cannot'] = {
  reload: noPage,
  openPage: noPage,
  openOrigin: noPage,
  openFrame: noPage,
  closePage: noPage,
  leaveAndReturn: noPage,
  switchApp: 'There is no other app in Node: only a user with a phone can do this.',
}
