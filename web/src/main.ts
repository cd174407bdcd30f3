/** The entry point: the theme, the words, then the page that the address names. */
import './shell/fonts.css';
import './shell/theme.css';
import { mount } from 'svelte';
import { engine } from './engine/engine.svelte';
import { offline } from './engine/offline.svelte';
import App from './shell/App.svelte';
import { addIcons } from './shell/symbols';
import { site } from './shell/site';
import { settings } from './shell/settings.svelte';
import { words } from './shell/words.svelte';

/**
 * If a part of the page is missing on the server, the server has a newer page: reload, but only once. A server that can't be
 * reached has no newer page, and a reload would lose the one that is open.
 */
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('motu.reloaded') === location.href) return;
  const reload = () => {
    sessionStorage.setItem('motu.reloaded', location.href);
    location.reload();
  };
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then((answer) => answer.ok && reload(), () => {});
});

settings.apply();
if (site) {
  offline.listen();
  void engine.settled.then(() => offline.keep());
}
addIcons();
await words.setLanguage(settings.language);
mount(App, { target: document.getElementById('page')! });
