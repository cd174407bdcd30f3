/** Keeps a site in the browser, so that it works without a network, and says when a new version of it is there. */

const HOUR = 3_600_000;

/** The question of the browser whether the site is to be installed, kept until the reader wants it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Offline {
  /** Whether a new version waits. */
  newVersion = $state(false);
  /** Whether everything is stored, so that no network is needed. */
  kept = $state(false);
  canInstall = $state(false);
  private prompt: InstallPrompt | null = null;
  private registration: ServiceWorkerRegistration | null = null;
  private wanted = false;

  /** Watches for the browser’s offer to install the site. It comes early. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.prompt = event as InstallPrompt;
      this.canInstall = true;
    });
    addEventListener('appinstalled', () => (this.canInstall = false));
  }

  async install(): Promise<void> {
    await this.prompt?.prompt();
    this.prompt = null;
    this.canInstall = false;
  }

  /** Begins to keep the site. Without a service worker it works all the same, but needs the network. */
  async keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      this.registration = await navigator.serviceWorker.register('./service-worker.js');
    } catch {
      return;
    }
    const { registration } = this;
    this.newVersion = registration.waiting !== null;
    registration.onupdatefound = () => this.follow(registration.installing);
    if (registration.installing) this.follow(registration.installing);
    navigator.serviceWorker.oncontrollerchange = () => {
      if (this.wanted) location.reload();
    };
    this.kept = registration.active !== null;
    void navigator.serviceWorker.ready.then(() => (this.kept = true));
    setInterval(() => void registration.update().catch(() => {}), HOUR);
  }

  /** Uses the new version, in this tab. Other tabs go on with theirs, whose files are kept. */
  useNew(): void {
    this.wanted = true;
    this.registration?.waiting?.postMessage('use now');
  }

  private follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) this.newVersion = true;
    });
  }
}

export const offline = new Offline();
