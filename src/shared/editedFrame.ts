/**
 * The first script of the frame in which edited demos run. It is inline, so the policy of the site names its hash
 * (`src/node/exporters/hosting/`), and it is plain JavaScript, because the frame runs this text.
 *
 * It waits for one message of the page, which has the text of the next script and a port. The page is the parent of the
 * frame, or, for a demo in an iframe, the parent of that iframe.
 */
export const FRAME_SCRIPT =
  'addEventListener("message",function start(event){' +
  'if(event.source!==parent&&event.source!==parent.parent||!event.ports[0])return;' +
  'removeEventListener("message",start);' +
  'self.fieldguideFrame=event;' +
  'var script=document.createElement("script");' +
  'script.src=URL.createObjectURL(new Blob([event.data.loader],{type:"text/javascript"}));' +
  'document.head.append(script)})';
