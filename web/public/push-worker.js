/** Receives push messages while no page of Motu is open, and shows them. A click opens the table. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  let message = { title: 'Motu', body: '', url: '/', id: '' };
  try {
    message = { ...message, ...event.data.json() };
  } catch {
    // Shown as it is: browsers require that every push message is shown.
  }
  event.waitUntil(
    self.registration.showNotification(message.title, { body: message.body, icon: '/favicon.svg', tag: 'motu-your-turn', renotify: true, data: { url: message.url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.url ?? '/', self.location.origin);
  if (target.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const there = pages.find((page) => page.url === target.href) ?? pages[0];
      if (!there) return self.clients.openWindow(target.href);
      const focused = await there.focus();
      return focused.url === target.href ? focused : focused.navigate(target.href);
    }),
  );
});
