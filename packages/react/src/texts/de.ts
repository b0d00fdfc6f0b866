import type { Texts } from './Texts.ts'

export default {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Verbinden…',
  'button.account': 'Konto {address}',
  'button.restoring': '{address} wird wiederhergestellt',
  'dialog.wallets': 'Eine Wallet verbinden',
  'dialog.attempt': 'Mit {wallet} verbinden',
  'dialog.install': '{wallet} holen',
  'dialog.account': 'Ihr Konto',
  'dialog.close': 'Schließen',
  'dialog.back': 'Alle Wallets',
  'group.installed': 'Installiert',
  'group.announced': 'Auch in diesem Browser',
  'group.more': 'Weitere Wallets',
  'group.recent': 'Zuletzt benutzt',
  'row.recent': 'Zuletzt',
  'row.contested':
    'Mehr als eine Wallet hier gibt sich als {name} aus. Diese nennt sich „{said}“ ({host}).',
  'row.name':
    'Diese Wallet hat sich ihren Namen selbst gegeben und ahmt vielleicht eine andere nach.',
  'row.alias': 'Diese Wallet gibt sich auch als {name} aus.',
  'help.title': 'Was ist eine Wallet?',
  'install.found': '{wallet} ist jetzt da.',
  'act.cancel': 'Abbrechen',
  'act.retry': 'Noch einmal versuchen',
  'act.connect': 'Mit {wallet} verbinden',
  'act.open': '{wallet} öffnen',
  'act.dismiss': 'Ausblenden',
  'act.add': 'Netzwerk hinzufügen',
  'act.switch': 'Zu {network} wechseln',
  'act.connectHere': 'Auf {network} verbinden',
  'act.disconnect': 'Trennen',
  'act.wallets': 'Eine andere Wallet wählen',
  'act.changeWallet': 'Wallet wechseln',
  'act.get': '{wallet} holen',
  'act.reload': 'Diese Seite neu laden',
  'state.none': 'Sie sind nicht verbunden.',
  'state.intent':
    '{wallet} ist gesperrt oder gibt dieser Seite kein Konto mehr frei. Sie sind nicht verbunden.',
  'state.contested':
    'Mehr als eine Wallet hier gibt sich als {name} aus, deshalb wurde Ihre Verbindung nicht wiederhergestellt. Wählen Sie die, die Sie benutzen.',
  'state.connected': 'Sie sind mit {wallet} auf {network} verbunden.',
  'state.unsupported':
    'Sie sind mit {wallet} auf {network} verbunden, womit diese App nicht arbeitet.',
  'state.restoring': 'Ihre Verbindung mit {wallet} wird wiederhergestellt.',
  'state.ended.you': 'Sie haben die Verbindung getrennt.',
  'state.ended.phone':
    'Sie haben die Verbindung in {wallet} auf Ihrem Telefon beendet. Sie sind nicht verbunden.',
  'state.ended.time':
    'Ihre Verbindung mit {wallet} ist abgelaufen, wie immer nach einigen Tagen. Verbinden Sie sich neu, um weiterzumachen.',
  'state.relay':
    'Sie sind mit {wallet} auf {network} verbunden. Das Relay zu Ihrem Telefon ist nicht erreichbar; Anfragen warten, bis es wieder da ist.',
  'state.ended.wallet': '{wallet} hat die Verbindung getrennt. Sie sind nicht verbunden.',
  'waiting.confirm': 'Bestätigen Sie in {wallet}',
  'waiting.scan': 'Scannen Sie den Code mit {wallet} und bestätigen Sie dort',
  'waiting.scan.any':
    'Scannen Sie den Code mit einer Wallet auf Ihrem Telefon und bestätigen Sie dort',
  'waiting.open': 'Öffnen Sie {wallet} und bestätigen Sie dort',
  'waiting.phone': 'Bestätigen Sie in {wallet} auf Ihrem Telefon',
  'waiting.phone.any': 'Bestätigen Sie in der Wallet auf Ihrem Telefon',
  'waiting.relay':
    'Das Relay zu Ihrem Telefon ist nicht erreichbar. Wir warten, bis es wieder da ist; Wallets in diesem Browser funktionieren weiter.',
  'waiting.slow': 'Noch keine Antwort: Öffnen Sie Ihre Wallet oder brechen Sie ab',
  'connect.declined': 'Sie haben die Verbindung abgelehnt. Sie sind nicht verbunden.',
  'connect.declinedSwitch':
    'Sie haben den Wechsel zu {network} abgelehnt und sind deshalb nicht verbunden. {wallet} ist auf {here}.',
  'connect.cancelled': 'Sie haben abgebrochen. Sie sind nicht verbunden.',
  'connect.notFound':
    '{wallet} ist nicht in diesem Browser, deshalb sind Sie nicht verbunden. Holen Sie sie, oder laden Sie diese Seite neu, wenn Sie es gerade getan haben.',
  'connect.noAccounts':
    '{wallet} hat kein Konto freigegeben, deshalb sind Sie nicht verbunden. Legen Sie dort ein Konto an oder wählen Sie eines, und versuchen Sie es noch einmal.',
  'connect.pending':
    'In {wallet} ist schon eine Anfrage offen. Sie sind nicht verbunden. Öffnen Sie {wallet}, beantworten Sie sie, und versuchen Sie es noch einmal.',
  'connect.timeout':
    '{wallet} hat nicht rechtzeitig geantwortet. Sie sind nicht verbunden. Öffnen Sie {wallet}, und versuchen Sie es noch einmal.',
  'connect.lost':
    '{wallet} hat die Verbindung geschlossen, während Sie sich verbanden. Sie sind nicht verbunden. Noch einmal versuchen.',
  'connect.locked':
    '{wallet} ist gesperrt. Sie sind nicht verbunden. Entsperren Sie die Wallet, und versuchen Sie es noch einmal.',
  'connect.unsupported':
    '{wallet} kann nicht, was diese App verlangt. Sie sind nicht verbunden. Aktualisieren Sie die Wallet, oder wählen Sie eine andere.',
  'connect.offline':
    '{wallet} ist offline. Sie sind nicht verbunden. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal.',
  'connect.unreachable':
    '{wallet} erreicht ihr Netzwerk nicht. Sie sind nicht verbunden. Warten Sie einen Moment, und versuchen Sie es noch einmal.',
  'connect.pairing.relay':
    'Das Relay zu Ihrem Telefon ist nicht erreichbar, deshalb sind Sie nicht verbunden. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal. Wallets in diesem Browser funktionieren weiter.',
  'connect.pairing.unloaded':
    'Was Telefone verbindet, konnte nicht geladen werden, deshalb sind Sie nicht verbunden. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal.',
  'connect.pairing.misconfigured':
    'Diese App ist nicht dafür eingerichtet, Telefone zu verbinden, deshalb sind Sie nicht verbunden. Wählen Sie eine Wallet in diesem Browser, oder sagen Sie es den Machern der App.',
  'connect.pairing.clock':
    'Die Uhr dieses Geräts geht falsch, und das Relay zu Ihrem Telefon hat es abgewiesen, deshalb sind Sie nicht verbunden. Stellen Sie die Uhr, und versuchen Sie es noch einmal.',
  'connect.pairing.expired':
    'Niemand hat den Code rechtzeitig gescannt, deshalb sind Sie nicht verbunden. Versuchen Sie es noch einmal, um einen neuen Code zu bekommen.',
  'connect.pairing.declined':
    '{wallet} hat die Verbindung nicht angenommen. Sie sind nicht verbunden. Versuchen Sie es noch einmal, oder wählen Sie eine andere Wallet.',
  'connect.pairing.declinedSaid':
    '{wallet} hat die Verbindung nicht angenommen: „{said}“. Sie sind nicht verbunden. Versuchen Sie es noch einmal, oder wählen Sie eine andere Wallet.',
  'connect.pairing.chains':
    '{wallet} arbeitet mit keinem der Netzwerke dieser App. Sie sind nicht verbunden. Eine andere Wallet wählen.',
  'connect.failed':
    '{wallet} konnte sich nicht verbinden. Sie sind nicht verbunden. Noch einmal versuchen.',
  'connect.failedSaid':
    '{wallet} konnte sich nicht verbinden: „{said}“. Sie sind nicht verbunden. Noch einmal versuchen.',
  'switch.declined': 'Sie haben den Wechsel abgelehnt. Sie sind weiterhin auf {here}.',
  'switch.cancelled': 'Sie haben den Wechsel abgebrochen. Sie sind weiterhin auf {here}.',
  'switch.notConfigured':
    '{wallet} kennt {network} nicht. Sie sind weiterhin auf {here}. Fügen Sie das Netzwerk hinzu, um weiterzumachen.',
  'switch.pending':
    'In {wallet} ist schon eine Anfrage offen. Sie sind weiterhin auf {here}. Öffnen Sie {wallet}, beantworten Sie sie, und versuchen Sie es noch einmal.',
  'switch.busy':
    'Eine andere Anfrage läuft noch. Sie sind weiterhin auf {here}. Beenden Sie sie oder brechen Sie sie ab, und versuchen Sie es noch einmal.',
  'switch.timeout':
    '{wallet} hat nicht rechtzeitig geantwortet. Sie sind weiterhin auf {here}. Öffnen Sie {wallet}, und versuchen Sie es noch einmal.',
  'switch.disconnected':
    '{wallet} hat die Verbindung vor dem Ende des Wechsels getrennt. Sie sind nicht verbunden. Verbinden Sie sich neu.',
  'switch.locked':
    '{wallet} ist gesperrt. Sie sind weiterhin auf {here}. Entsperren Sie die Wallet, und versuchen Sie es noch einmal.',
  'switch.unsupported':
    '{wallet} kann das Netzwerk nicht von hier aus wechseln. Sie sind weiterhin auf {here}. Wählen Sie {network} in {wallet} selbst.',
  'switch.offline':
    '{wallet} ist offline. Sie sind weiterhin auf {here}. Prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal.',
  'switch.unreachable':
    '{wallet} erreicht ihr Netzwerk nicht. Sie sind weiterhin auf {here}. Warten Sie einen Moment, und versuchen Sie es noch einmal.',
  'switch.failed':
    '{wallet} ist nicht zu {network} gewechselt. Sie sind weiterhin auf {here}. Noch einmal versuchen.',
  'switch.failedSaid':
    '{wallet} ist nicht zu {network} gewechselt: „{said}“. Sie sind weiterhin auf {here}. Noch einmal versuchen.',
  'add.declined': 'Sie haben es abgelehnt, {network} hinzuzufügen. Sie sind weiterhin auf {here}.',
  'add.cancelled':
    'Sie haben das Hinzufügen von {network} abgebrochen. Sie sind weiterhin auf {here}.',
  'add.failed':
    '{wallet} konnte {network} nicht hinzufügen. Sie sind weiterhin auf {here}. Versuchen Sie es noch einmal, oder fügen Sie es in {wallet} selbst hinzu.',
  'add.failedSaid':
    '{wallet} konnte {network} nicht hinzufügen: „{said}“. Sie sind weiterhin auf {here}. Versuchen Sie es noch einmal, oder fügen Sie es in {wallet} selbst hinzu.',
  'disconnect.failed':
    '{wallet} hat die Trennung nicht bestätigt. Sie sind hier nicht verbunden. Entfernen Sie diese Seite in {wallet}, um sicherzugehen.',
  'account.address': 'Adresse',
  'account.wallet': 'Wallet',
  'account.walletName': '{wallet}',
  'account.network': 'Netzwerk',
  'account.balance': 'Guthaben',
  'account.current': 'Aktuell',
  'account.more': { one: 'und {count} weiteres Konto', other: 'und {count} weitere Konten' },
  'account.networkName': '{network}',
  'network.unknown': 'Netzwerk {id}',
  'crash.text':
    'Auf dieser Seite ist etwas kaputtgegangen. Ihre Wallet ist nicht betroffen. Versuchen Sie es noch einmal, oder laden Sie die Seite neu.',
  'part.loading': 'Wird geladen…',
  'part.failed':
    'Dieser Teil der Seite konnte nicht geladen werden. Ihre Wallet ist nicht betroffen.',
  'page.title': 'Touchstone',
  'page.account': 'Konto',
  'page.empty':
    'Ihre Adresse, Ihr Netzwerk und Ihr Guthaben erscheinen hier, sobald eine Wallet verbunden ist.',
  'page.banner': 'Diese App arbeitet auf {network}. Ihre Wallet ist auf {here}.',
  'page.activity': 'Verlauf',
  'page.activity.empty': 'Es ist noch nichts geschehen.',
  'page.activity.dropped': 'Ältere Einträge entfernt: {count}',
  'page.theme': 'Farben',
  'page.theme.system': 'Wie das System',
  'page.theme.light': 'Hell',
  'page.theme.dark': 'Dunkel',
  'page.language': 'Sprache',
  'page.language.unreviewed':
    'Noch niemand, dessen Muttersprache dies ist, hat die Übersetzung geprüft.',
  'page.language.failed': '{name} konnte nicht geladen werden. Die Seite bleibt, wie sie ist.',
  'page.licences': 'Lizenzen',
  'page.check': 'Meine Wallet prüfen',
  'page.wallets': 'Welche Wallets funktionieren',
  'page.offline':
    'Sie sind offline. Wallets in diesem Browser funktionieren weiter; die Guthaben kommen mit dem Netz zurück.',
  'page.privacy': 'Nichts wird irgendwohin gesendet, bevor Sie eine Wallet wählen.',
  'log.connecting': 'Verbindung mit {wallet} wird aufgebaut',
  'log.connect': 'Verbunden mit {wallet}: {address} auf {network}',
  'log.account': 'Konto gewechselt zu {address}',
  'log.chain': 'Netzwerk gewechselt zu {network}',
  'log.disconnect': 'Von {wallet} getrennt',
  'log.declined': 'In {wallet} abgelehnt',
  'log.cancelled': 'Abgebrochen',
  'log.notFound': '{wallet} wurde nicht gefunden',
  'log.noAccounts': '{wallet} hat kein Konto freigegeben',
  'log.notConfigured': '{wallet} kennt das Netzwerk nicht',
  'log.pending': 'In {wallet} ist eine andere Anfrage offen',
  'log.locked': '{wallet} ist gesperrt',
  'log.unsupported': '{wallet} kann das nicht',
  'log.offline': '{wallet} ist offline',
  'log.unreachable': '{wallet} erreicht ihr Netzwerk nicht',
  'log.timeout': '{wallet} hat nicht rechtzeitig geantwortet',
  'log.failed': 'In {wallet} hat es nicht geklappt',
  'account.copy': 'Adresse kopieren',
  'account.copied': 'Adresse kopiert.',
  'account.copyFailed':
    'Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie die Adresse und kopieren Sie sie von Hand.',
  'account.explorer': 'Auf {host} ansehen',
  'account.newTab': '(öffnet einen neuen Tab)',
  'account.send': 'Senden',
  'account.signIn': 'Anmelden',
  'account.others.title': 'Weitere Konten, die {wallet} freigibt',
  'account.others.hint': 'Um ein anderes zu benutzen, wählen Sie es in {wallet}.',
  'account.choose': 'Konten in {wallet} wählen',
  'account.choose.declined': 'Sie haben abgelehnt. Die Konten bleiben, wie sie sind.',
  'account.choose.unsupported':
    '{wallet} bietet das Seiten nicht an. Öffnen Sie {wallet} und wählen Sie die Konten dort.',
  'balance.title': 'Guthaben',
  'balance.loading': 'Die Guthaben werden gelesen…',
  'balance.failed': 'Die Guthaben konnten nicht gelesen werden. Ihre Wallet funktioniert weiter.',
  'balance.tokensFailed':
    'Die Token konnten nicht gelesen werden. Ihre Wallet funktioniert weiter.',
  'balance.again': 'Guthaben neu lesen',
  'balance.unknown': 'In diesem Netzwerk nicht bekannt',
  'balance.asOf': 'Stand {time}',
  'tx.title': 'Transaktionen dieser Seite',
  'tx.line': '{amount} an {address}',
  'tx.waiting': 'Wartet auf einen Block',
  'tx.confirmed': 'Bestätigt',
  'tx.reverted':
    'Fehlgeschlagen: Das Netzwerk hat sie rückgängig gemacht. Nur die Gebühr ist ausgegeben.',
  'tx.unseen':
    'Im Netzwerk noch nicht gesehen. Sehen Sie in Ihrer Wallet nach, ob sie ersetzt wurde.',
  'tx.unreachable':
    'Das Netzwerk kann gerade nicht gefragt werden. Ihre Wallet zeigt, wie es ausging.',
  'activity.copy': 'Diagnose kopieren',
  'activity.what':
    'Kopiert Versionen, Zustände und die Einträge oben als Text, für jemanden, der Ihnen hilft. Es wird nichts gesendet.',
  'activity.addresses': 'Meine Adressen mitkopieren',
  'activity.copied': 'Ohne Adressen kopiert.',
  'activity.copiedAll': 'Mit Ihren Adressen kopiert.',
  'activity.failed':
    'Ihr Browser hat das Kopieren nicht erlaubt. Der Text steht unten: Kopieren Sie ihn von Hand.',
  'activity.text': 'Diagnose',
  'pair.qr': 'QR-Code, der {wallet} verbindet',
  'pair.qr.any': 'QR-Code, der eine Wallet auf Ihrem Telefon verbindet',
  'pair.preparing': 'Der Code wird vorbereitet…',
  'pair.reaching': 'Das Relay, das Nachrichten zu Ihrem Telefon trägt, wird erreicht…',
  'pair.left': 'Dieser Code gilt noch {time}. Dann tritt ein neuer an seine Stelle.',
  'pair.left.last': 'Dieser Code gilt noch {time}.',
  'pair.copy': 'Link kopieren',
  'pair.copied': 'Link kopiert.',
  'pair.copyFailed':
    'Ihr Browser hat das Kopieren nicht erlaubt. Scannen Sie stattdessen den Code.',
  'pair.open': '{wallet} öffnen',
  'pair.open.any': 'Eine Wallet-App öffnen',
  'pair.here': 'Auf diesem Gerät öffnen',
  'pair.opening': '{wallet} wird geöffnet. Bestätigen Sie dort und kommen Sie dann zurück.',
  'pair.stayed': '{wallet} hat sich nicht geöffnet. Ist die App auf diesem Telefon?',
  'pair.back':
    'Willkommen zurück. Wir warten auf die Antwort von {wallet}; öffnen Sie die App noch einmal, wenn Sie noch nicht bestätigt haben.',
  'pair.other': 'Ein anderes Gerät benutzen',
  'get.here': '{wallet} für {name} holen (öffnet {host})',
  'get.ios': 'App Store (öffnet {host})',
  'get.android': 'Google Play (öffnet {host})',
  'get.elsewhere':
    '{wallet} hat keine Erweiterung für diesen Browser. Es gibt eine für Chrome und für Browser, die Erweiterungen von Chrome annehmen.',
  'get.none': '{wallet} hat keine Erweiterung für diesen Browser.',
  'get.phone': '{wallet} auf Ihrem Telefon benutzen',
  'get.inside': 'Diese Seite in {wallet} öffnen',
  'get.apps': '{wallet} für Ihr Telefon',
  'install.step.get': 'Installieren Sie {wallet} von der eigenen Seite oder aus dem Store.',
  'install.step.create': 'Legen Sie darin eine Wallet an, oder importieren Sie eine.',
  'install.step.reload': 'Kommen Sie zurück und laden Sie diese Seite neu.',
  'install.link': '{wallet} holen (öffnet {host})',
  'binance.step.install': 'Installieren Sie die Binance-App.',
  'binance.step.create': 'Legen Sie in der App eine Wallet an.',
  'binance.step.scan': 'Scannen Sie zum Verbinden mit der App einen QR-Code.',
  'binance.get': 'Noch keine Binance-App?',
  'binance.qr': 'QR-Code der Download-Seite von Binance',
  'binance.hint':
    'Richten Sie die Kamera Ihres Telefons auf diesen Code, um die App herunterzuladen. Es ist nicht der Code, der verbindet.',
  'binance.link': 'Binance herunterladen (öffnet {host})',
  'binance.later':
    'Diese Kopie der App kann sich nicht mit Wallets auf Telefonen verbinden, weil ihr Betreiber es nicht eingerichtet hat. Die Erweiterung Binance Wallet funktioniert.',
  'walletconnect.later':
    'Diese Kopie der App kann sich nicht mit Wallets auf Telefonen verbinden: Ihr Betreiber hat WalletConnect nicht eingerichtet.',
  'walletconnect.now': 'Wählen Sie eine Wallet, die in diesem Browser installiert ist.',
  'help.keys':
    'Eine Wallet ist eine App oder Browser-Erweiterung, die Ihre Schlüssel aufbewahrt. Sie zeigt, was Ihnen gehört, und unterschreibt, was Sie erlauben; ohne sie kann niemand für Sie unterschreiben.',
  'help.here':
    'Diese Seite fragt nur. Sie sieht die Adressen, die Sie ihr freigeben, und Ihre Wallet fragt Sie, bevor etwas unterschrieben oder gesendet wird.',
  'help.phrase':
    'Die Wiederherstellungsphrase gehört Ihnen allein. Schreiben Sie sie auf, verwahren Sie sie gut, und geben Sie sie nie in eine Seite ein: Keine ehrliche Seite und kein ehrlicher Mensch fragt danach.',
  'send.title': 'Senden',
  'send.asset': 'Was',
  'send.to': 'An',
  'send.to.hint': 'Eine Adresse auf {network}. Sie beginnt mit 0x.',
  'send.amount': 'Betrag',
  'send.available': '{amount} verfügbar',
  'send.max': 'Alles',
  'send.preview': 'Vorschau',
  'send.close': 'Schließen',
  'send.bad.noAddress': 'Geben Sie die Adresse des Empfängers ein.',
  'send.bad.address': 'Das ist keine Adresse. Eine Adresse beginnt mit 0x und hat 42 Zeichen.',
  'send.bad.checksum':
    'Die Großbuchstaben dieser Adresse passen nicht, ein Zeichen ist vielleicht falsch. Kopieren Sie sie noch einmal.',
  'send.bad.token':
    'Das ist der Vertrag von {name} selbst. Was dorthin gesendet wird, ist verloren.',
  'send.bad.noAmount': 'Geben Sie einen Betrag über null ein, zum Beispiel 0,5.',
  'send.bad.decimals': {
    one: '{name} hat höchstens {count} Nachkommastelle.',
    other: '{name} hat höchstens {count} Nachkommastellen.',
  },
  'send.bad.tooMuch': 'Sie haben {amount}. Geben Sie weniger ein.',
  'send.check': 'Prüfen Sie, bevor Sie bestätigen',
  'send.check.what': 'Sie senden',
  'send.check.to': 'An',
  'send.check.network': 'Netzwerk',
  'send.check.fee': 'Netzwerkgebühr, höchstens',
  'send.check.fee.reading': 'Das Netzwerk wird gefragt…',
  'send.check.fee.unknown': 'Gerade nicht bekannt. {wallet} wird sie zeigen.',
  'send.check.total': 'Zusammen, höchstens',
  'send.check.self': 'Das ist Ihre eigene Adresse.',
  'send.check.contract':
    'Diese Adresse ist ein Vertrag. Vergewissern Sie sich, dass er {name} annimmt.',
  'send.check.refused':
    'Das Netzwerk sagt, dass dies scheitern würde. Sie würden die Gebühr zahlen, und nichts käme an.',
  'send.check.poor': 'Sie haben {amount} für die Gebühr, und das reicht nicht.',
  'send.check.final': 'Was gesendet ist, lässt sich nicht zurückholen.',
  'send.confirm': 'Mit {wallet} senden',
  'send.change': 'Ändern',
  'send.waiting': 'Bestätigen Sie in {wallet}',
  'send.stop': 'Nicht mehr warten',
  'send.stopped':
    'Sie warten nicht mehr. {wallet} fragt vielleicht noch: Lehnen Sie dort ab, wenn Sie nicht senden wollen.',
  'send.sent': 'Gesendet. Das Netzwerk hat es noch nicht aufgenommen; siehe unten.',
  'send.another': 'Etwas anderes senden',
  'send.declined': 'Sie haben abgelehnt. Es wurde nichts gesendet.',
  'send.pending':
    'In {wallet} ist schon eine Anfrage offen. Es wurde nichts gesendet. Beantworten Sie sie, und versuchen Sie es noch einmal.',
  'send.locked':
    '{wallet} ist gesperrt. Es wurde nichts gesendet. Entsperren Sie die Wallet, und versuchen Sie es noch einmal.',
  'send.noFunds': 'Es ist nicht genug {name} für Betrag und Gebühr da. Es wurde nichts gesendet.',
  'send.moved':
    'Konto oder Netzwerk haben inzwischen gewechselt. Es wurde nichts gesendet. Prüfen Sie die Vorschau noch einmal.',
  'send.unsupported':
    '{wallet} kann von hier aus nicht senden. Es wurde nichts gesendet. Senden Sie es in {wallet} selbst.',
  'send.failed':
    '{wallet} hat ein Problem gemeldet. Sehen Sie in {wallet} nach, ob es gesendet wurde, bevor Sie es noch einmal versuchen.',
  'send.failedSaid':
    '{wallet} hat ein Problem gemeldet: „{said}“. Sehen Sie in {wallet} nach, ob es gesendet wurde, bevor Sie es noch einmal versuchen.',
  'signIn.title': 'Anmelden',
  'signIn.lead':
    'Unterschreiben Sie eine Nachricht, um zu zeigen, dass diese Adresse Ihnen gehört. Es kostet nichts und bewegt nichts.',
  'signIn.device': 'Ihre Anmeldung bleibt auf diesem Gerät. Kein Server erfährt davon.',
  'signIn.server': '{host} prüft die Unterschrift und merkt sich Sie.',
  'signIn.act': 'Mit {wallet} anmelden',
  'signIn.waiting': 'Bestätigen Sie in {wallet}',
  'signIn.preparing': 'Die Nachricht wird vorbereitet…',
  'signIn.checking': 'Die Unterschrift wird geprüft…',
  'signIn.done': 'Sie sind als {address} angemeldet, bis {time}.',
  'signIn.out': 'Abmelden',
  'signIn.left': 'Sie haben sich abgemeldet.',
  'signIn.ended': 'Das Konto hat gewechselt, deshalb sind Sie abgemeldet.',
  'signIn.expiredNow': 'Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an, um weiterzumachen.',
  'signIn.leftHere': 'Sie sind hier abgemeldet, aber {host} hat es nicht bestätigt.',
  'signIn.declined': 'Sie haben abgelehnt. Sie sind nicht angemeldet.',
  'signIn.cancelled': 'Sie haben abgebrochen. Sie sind nicht angemeldet.',
  'signIn.moved':
    'Das Konto hat inzwischen gewechselt. Sie sind nicht angemeldet. Melden Sie sich neu an.',
  'signIn.pending':
    'In {wallet} ist schon eine Anfrage offen. Sie sind nicht angemeldet. Beantworten Sie sie, und versuchen Sie es noch einmal.',
  'signIn.locked':
    '{wallet} ist gesperrt. Sie sind nicht angemeldet. Entsperren Sie die Wallet, und versuchen Sie es noch einmal.',
  'signIn.unsupported':
    '{wallet} kann keine Nachrichten unterschreiben. Sie sind nicht angemeldet.',
  'signIn.wallet':
    '{wallet} hat nicht unterschrieben. Sie sind nicht angemeldet. Noch einmal versuchen.',
  'signIn.walletSaid':
    '{wallet} hat nicht unterschrieben: „{said}“. Sie sind nicht angemeldet. Noch einmal versuchen.',
  'signIn.badSignature':
    'Die Unterschrift gehört nicht zu dieser Adresse. Sie sind nicht angemeldet. Versuchen Sie es noch einmal, oder benutzen Sie eine andere Wallet.',
  'signIn.domain':
    'Die Nachricht nennt eine andere Seite als diese und wurde deshalb abgelehnt. Sie sind nicht angemeldet.',
  'signIn.expired':
    'Die Nachricht war zu alt, als sie geprüft wurde. Sie sind nicht angemeldet. Noch einmal versuchen.',
  'signIn.replay':
    'Diese Nachricht wurde schon einmal benutzt. Sie sind nicht angemeldet. Versuchen Sie es mit einer neuen.',
  'signIn.refused': '{host} hat die Anmeldung abgelehnt. Sie sind nicht angemeldet.',
  'signIn.server.failed':
    '{host} hat ein Problem. Sie sind nicht angemeldet. Versuchen Sie es später noch einmal.',
  'signIn.slow':
    'Die Antwort hat zu lange gebraucht. Sie sind nicht angemeldet. Noch einmal versuchen.',
  'signIn.unreachable':
    'Die Prüfung war nicht möglich: Nichts antwortet. Sie sind nicht angemeldet. Versuchen Sie es noch einmal, wenn Sie online sind.',
} satisfies Texts
