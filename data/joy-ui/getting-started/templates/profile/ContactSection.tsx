import Field from './Field';
import Section from './Section';
import { SECTIONS, type SectionProps } from './values';

export default function ContactSection(props: SectionProps) {
  return (
    <Section {...SECTIONS[1]} text="The leader of your group sees this part of your profile.">
      <Field {...props} name="email" label="Email" type="email" autoComplete="email" required />
      <Field {...props} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <Field {...props} name="emergencyName" label="Emergency contact" required />
      <Field
        {...props}
        name="emergencyPhone"
        label="Phone of the emergency contact"
        type="tel"
        required
      />
    </Section>
  );
}
