using System.Globalization;
using System.Runtime.Serialization;

namespace Mostrador.Examples
{
    /// <summary>An invoice to issue. What is left null is not sent.</summary>
    [DataContract]
    public sealed class NewInvoice
    {
        [DataMember(Name = "buyer")]
        public Buyer Buyer { get; set; }

        [DataMember(Name = "lines")]
        public Line[] Lines { get; set; }

        [DataMember(Name = "payments")]
        public Payment[] Payments { get; set; }

        [DataMember(Name = "metadata", EmitDefaultValue = false)]
        public Metadata Metadata { get; set; }

        [DataMember(Name = "simulate", EmitDefaultValue = false)]
        public string Simulate { get; set; }
    }

    [DataContract]
    public sealed class Buyer
    {
        [DataMember(Name = "identification_type")]
        public string IdentificationType { get; set; }
    }

    /// <summary>Quantity and price are decimal, never double, and go out as text: no cent is lost on the way.</summary>
    [DataContract]
    public sealed class Line
    {
        [DataMember(Name = "quantity")]
        private string quantity;

        [DataMember(Name = "unit_price")]
        private string unitPrice;

        [DataMember(Name = "code", EmitDefaultValue = false)]
        public string Code { get; set; }

        [DataMember(Name = "description", EmitDefaultValue = false)]
        public string Description { get; set; }

        public decimal Quantity
        {
            get { return Amount.Read(quantity); }
            set { quantity = Amount.Write(value); }
        }

        public decimal UnitPrice
        {
            get { return Amount.Read(unitPrice); }
            set { unitPrice = Amount.Write(value); }
        }

        [DataMember(Name = "taxes")]
        public Tax[] Taxes { get; set; }
    }

    [DataContract]
    public sealed class Tax
    {
        [DataMember(Name = "type")]
        public string Type { get; set; }

        [DataMember(Name = "rate")]
        public string Rate { get; set; }
    }

    [DataContract]
    public sealed class Payment
    {
        [DataMember(Name = "method")]
        public string Method { get; set; }
    }

    /// <summary>Yours, given back as sent: up to 20 members of your choice.</summary>
    [DataContract]
    public sealed class Metadata
    {
        [DataMember(Name = "sale")]
        public string Sale { get; set; }
    }

    /// <summary>Asks for a key: the name is what the person reads who approves.</summary>
    [DataContract]
    public sealed class NewPairing
    {
        [DataMember(Name = "name")]
        public string Name { get; set; }
    }

    /// <summary>Amounts as the service writes them: with a point, also where Windows is set to a comma.</summary>
    public static class Amount
    {
        public static decimal Read(string text)
        {
            return decimal.Parse(text, NumberStyles.Number, CultureInfo.InvariantCulture);
        }

        public static string Write(decimal amount)
        {
            return amount.ToString(CultureInfo.InvariantCulture);
        }
    }
}
