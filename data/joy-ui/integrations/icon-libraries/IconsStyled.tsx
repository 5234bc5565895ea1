import type { SVGProps } from 'react';
import Button from '@mui/joy/Button';
import GlobalStyles from '@mui/joy/GlobalStyles';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

/** Icons of a library whose icons have a class name in common. */
function Seedling(props: SVGProps<SVGSVGElement>) {
  return (
    <svg className="outline-icon" viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <path d="M12 21V11M12 12C12 7 9 5 4 5c0 5 3 7 8 7Zm0-1c0-4 3-6 8-6 0 4-3 6-8 6Z" />
    </svg>
  );
}

export default function IconsStyled() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <GlobalStyles
        styles={{
          '.outline-icon': {
            width: '1em',
            height: '1em',
            fontSize: 'var(--Icon-fontSize, 1.5rem)',
            margin: 'var(--Icon-margin)',
            color: 'var(--Icon-color, currentColor)',
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 2,
          },
        }}
      />
      <Input placeholder="Find a seed" aria-label="Find a seed" startDecorator={<Seedling />} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button size="lg" startDecorator={<Seedling />}>
          Order
        </Button>
        <Button size="sm" startDecorator={<Seedling />}>
          Order
        </Button>
        <IconButton variant="soft" color="success" aria-label="Plant">
          <Seedling />
        </IconButton>
      </Stack>
    </Stack>
  );
}
