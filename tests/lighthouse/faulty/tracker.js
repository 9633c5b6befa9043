globalThis.tracked = true;
