import Link, { linkClasses } from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';

const TabLink = styled(Link)(({ theme }) => ({
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.vars.radius.xl,
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.softColor,
    backgroundColor: theme.vars.palette.primary.softBg,
  },
  [`&.${linkClasses.focusVisible}`]: { outlineStyle: 'dashed' },
}));

export default function LinkStyled() {
  return (
    <nav aria-label="Harbor">
      <TabLink href="#styled-components" aria-current="page" sx={{ marginInlineEnd: 1 }}>
        Today
      </TabLink>
      <TabLink href="#styled-components">Tomorrow</TabLink>
    </nav>
  );
}
