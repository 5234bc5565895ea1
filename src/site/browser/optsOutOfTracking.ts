/** Whether the browser sends Do Not Track or Global Privacy Control (https://www.w3.org/TR/gpc/). */
export function optsOutOfTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || Boolean(globalPrivacyControl);
}
