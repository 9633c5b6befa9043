/** Loads the modules that code will ask for while React is loaded. Their addresses are the frame's name. */
for (const address of window.name.split(' ').filter(Boolean)) {
  // The run that asks for it says what is wrong.
  import(address).catch(() => {});
}
