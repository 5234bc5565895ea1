declare module 'lucide-react' {
  import type { ComponentType, SVGProps } from 'react';
  export const Sprout: ComponentType<SVGProps<SVGSVGElement>>;
}
