import Textarea, { textareaClasses } from '@mui/joy/Textarea';
import { styled } from '@mui/joy/styles';

const LinedTextarea = styled(Textarea)(({ theme }) => ({
  width: 320,
  maxWidth: '100%',
  [`& .${textareaClasses.textarea}`]: {
    lineHeight: '28px',
    backgroundImage: `linear-gradient(transparent 27px, ${theme.vars.palette.divider} 27px)`,
    backgroundSize: '100% 28px',
    backgroundAttachment: 'local',
  },
}));

export default function TextareaStyled() {
  return (
    <LinedTextarea
      minRows={4}
      maxRows={4}
      defaultValue={'06:10 one mitten, red\n07:55 the other mitten'}
      aria-label="Log of the early shift"
    />
  );
}
