/** Where the page begins: the look, the words, then the page that the address names. */
import './shell/fonts.css';
import './shell/look.css';
import { mount } from 'svelte';
import App from './shell/App.svelte';
import { layIcons } from './shell/art';
import { settings } from './shell/settings.svelte';
import { words } from './shell/words.svelte';

/** A part of the page that is gone from the server means a newer page: load that, but not again and again. */
addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem('motu.anew') === location.href) return;
  sessionStorage.setItem('motu.anew', location.href);
  location.reload();
});

settings.apply();
layIcons();
await words.speak(settings.language);
mount(App, { target: document.getElementById('page')! });
