declare module '*/LearnRopeBooking' {
  import type * as React from 'react';

  export default function LearnRopeBooking(): React.JSX.Element;
}
