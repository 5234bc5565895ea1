import Card from '@mui/material/Card';
import CardActionArea, { cardActionAreaClasses } from '@mui/material/CardActionArea';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const DrawerCard = styled(Card)(({ theme }) => ({
  maxWidth: 360,
  borderRadius: 16,
  borderInlineStart: `6px solid ${(theme.vars ?? theme).palette.success.main}`,
  [`& .${cardHeaderClasses.title}`]: { fontWeight: 700 },
  [`& .${cardHeaderClasses.subheader}`]: { fontVariantNumeric: 'tabular-nums' },
  [`& .${cardActionAreaClasses.focusHighlight}`]: {
    backgroundColor: (theme.vars ?? theme).palette.success.main,
  },
  [`& .${cardActionAreaClasses.focusVisible}`]: {
    outline: '2px solid',
    outlineOffset: -4,
  },
}));

export default function CardStyled() {
  return (
    <DrawerCard>
      <CardActionArea>
        <CardHeader
          component="span"
          title="Drawer 12"
          subheader="Umbellifers, 36 packets"
          slotProps={{ content: { component: 'span' } }}
        />
      </CardActionArea>
    </DrawerCard>
  );
}
