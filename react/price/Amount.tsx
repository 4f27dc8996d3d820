/** An amount, and the quantity that it is for where that is said. */
export const Amount = ({ text, per }: { text: string; per?: string | false }) => (
  <>
    <span className="price" part="price">
      {text}
    </span>
    {per && (
      <span className="per" part="per">
        {per}
      </span>
    )}
  </>
);
